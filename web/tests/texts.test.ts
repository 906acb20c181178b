import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ids = (source: string): string[] => new FluentResource(source).body.map((message) => message.id).sort();
const variables = (line: string): string[] => [...new Set(line.match(/\{ \$\w+/g) ?? [])].sort();

function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source.split(/\n(?=[a-z][\w-]* =)/)) {
    const id = /^([a-z][\w-]*) =/m.exec(block)?.[1];
    if (id) found.set(id, block.slice(block.indexOf(`${id} =`) + id.length + 2));
  }
  return found;
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const SOURCE = join(import.meta.dirname, '../src');
const sourceIn = (lang: string): string =>
  files(SOURCE)
    .filter((path) => path.endsWith(`/${lang}.ftl`))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const SOURCES = { en: sourceIn('en'), fr: sourceIn('fr') };

describe('the words of the interface', () => {
  it('are the same in both languages, with the same variables', () => {
    expect(ids(SOURCES.fr)).toEqual(ids(SOURCES.en));
    expect(ids(SOURCES.en).filter((id, at, all) => id === all[at - 1])).toEqual([]);
    const french = messages(SOURCES.fr);
    for (const [id, text] of messages(SOURCES.en)) {
      if (id !== 'hand-over-about') expect([id, variables(french.get(id) ?? '')]).toEqual([id, variables(text)]);
    }
  });

  it('follow French typography', () => {
    for (const [id, text] of messages(SOURCES.fr)) {
      const words = text.replace(/\{[^}]*->/g, '').replace(/\[\w+\]/g, '');
      expect([id, /[\u0020][:;!?»%]|«[\u0020]/.test(words)]).toEqual([id, false]);
      expect([id, /['"]/.test(words)]).toEqual([id, false]);
      expect([id, /oeuvre|[Jj]oueu|\(e\)|1ère|\dème/.test(words)]).toEqual([id, false]);
      expect([id, /Annuler/.test(words) && !id.includes('undo')]).toEqual([id, false]);
    }
  });

  it('are all there, and all used', () => {
    const code = files(SOURCE)
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const known = new Set(ids(SOURCES.en));
    for (const [, id] of code.matchAll(/\bt\(\s*'([a-z-]+)'/g)) expect(known).toContain(id);
    const built = [...code.matchAll(/\bt\(\s*`([a-z-]+)\$\{/g)].map(([, start]) => start);
    for (const id of known) {
      const used = code.includes(`'${id}'`) || built.some((start) => id.startsWith(start));
      expect([id, used]).toEqual([id, true]);
    }
  });
});
