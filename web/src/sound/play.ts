// A few soft sounds, made by the browser itself: wood for a piece, a small bell for your turn, a chord for an end.

import { prefs } from '../prefs.svelte';
import type { Sound } from './heard';

/** A tone: when it begins and how long it rings, in seconds; its pitch in hertz; how loud; and its colour. */
type Tone = [start: number, length: number, pitch: number, loud: number, wave: OscillatorType];

const TONES: Record<Sound, Tone[]> = {
  piece: [
    [0, 0.07, 196, 0.5, 'triangle'],
    [0, 0.04, 588, 0.14, 'sine'],
  ],
  turn: [
    [0, 0.5, 659.3, 0.3, 'sine'],
    [0.09, 0.7, 880, 0.26, 'sine'],
  ],
  round: [
    [0, 0.5, 523.3, 0.26, 'sine'],
    [0.12, 0.6, 659.3, 0.24, 'sine'],
    [0.24, 0.9, 784, 0.22, 'sine'],
  ],
  end: [
    [0, 1.4, 261.6, 0.24, 'sine'],
    [0.1, 1.4, 392, 0.2, 'sine'],
    [0.2, 1.5, 523.3, 0.18, 'sine'],
    [0.3, 1.6, 659.3, 0.16, 'sine'],
  ],
};
const LOUDNESS = 0.22;
const ATTACK = 0.008;
const SILENCE = 0.0001;

let room: AudioContext | null = null;

/** Play a sound, if the reader has asked for sounds. */
export async function play(sound: Sound): Promise<void> {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  room ??= new AudioContext();
  if (room.state === 'suspended') await room.resume();
  for (const tone of TONES[sound]) ring(room, tone);
}

function ring(audio: AudioContext, [start, length, pitch, loud, wave]: Tone): void {
  const begin = audio.currentTime + start;
  const string = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const bow = new GainNode(audio, { gain: SILENCE });
  bow.gain.setValueAtTime(SILENCE, begin);
  bow.gain.exponentialRampToValueAtTime(loud * LOUDNESS, begin + ATTACK);
  bow.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
  string.connect(bow).connect(audio.destination);
  string.start(begin);
  string.stop(begin + length);
}
