// A house on a server: HTTP for questions, WebSockets for live connections.

import type { Connection, House, Reply } from './house';

class Socket implements Connection {
  onopen = (): void => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: (code: number) => void = () => undefined;
  private readonly socket: WebSocket;

  constructor(address: string) {
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.onopen();
    this.socket.onmessage = (event) => this.onmessage(String(event.data));
    this.socket.onclose = (event) => this.onclose(event.code);
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }
}

export class HouseBehind implements House {
  readonly company = true;

  async ask(method: string, path: string, body?: string, leaving = false): Promise<Reply> {
    const headers = { 'Content-Type': 'application/json' };
    try {
      const response = await fetch(`/api${path}`, { method, headers, body, keepalive: leaving });
      return { status: response.status, text: await response.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }

  connect(path: string): Connection {
    return new Socket(`${location.origin.replace(/^http/, 'ws')}/api${path}`);
  }

  page(path: string): string {
    return path;
  }

  file(path: string): string {
    return `/api${path}`;
  }

  place(): { path: string; query: string; fragment: string } {
    return { path: location.pathname, query: location.search, fragment: location.hash };
  }
}
