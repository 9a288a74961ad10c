import { request } from 'node:http';
import type { NotificationState } from '../contract.ts';

/** An open stream of notifications, read as a browser does. */
export interface OpenLine {
  status: number;
  type: string;
  /** All received states, oldest first. */
  states: NotificationState[];
  /** Further events, oldest first. */
  events: { name: string; data: unknown }[];
  /** Waits for a state that satisfies, among those received so far or later. */
  until: (satisfies: (states: NotificationState) => boolean) => Promise<NotificationState>;
  /** Resolves with the name of the last event when the server ends the stream. */
  ended: Promise<string>;
  close: () => void;
}

const WITHIN_MS = 10_000;

export function openLine(port: number, host: string, cookie: string): Promise<OpenLine> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      path: '/api/notifications/stream',
      headers: { host, cookie },
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const states: NotificationState[] = [];
      const events: OpenLine['events'] = [];
      const waiting = new Set<() => void>();
      let rest = '';
      let lastEvent = '';
      incoming.setEncoding('utf8').on('data', (part: string) => {
        const parts = (rest + part).split('\n\n');
        rest = parts.pop() ?? '';
        for (const event of parts) {
          const [, name] = /^event: (\w+)$/m.exec(event) ?? [];
          if (!name) continue;
          lastEvent = name;
          const data: unknown = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '');
          if (name === 'news') states.push(data as NotificationState);
          else events.push({ name, data });
        }
        for (const wake of waiting) wake();
      });
      // Closed by either side.
      incoming.on('error', () => {});
      outgoing.on('error', () => {});
      resolve({
        status: incoming.statusCode ?? 0,
        type: incoming.headers['content-type'] ?? '',
        states,
        events,
        until: (satisfies) =>
          new Promise((found, failed) => {
            const timer = setTimeout(
              () => failed(new Error(`No such states came. Last: ${JSON.stringify(states.at(-1))}`)),
              WITHIN_MS,
            );
            const look = () => {
              const right = states.find(satisfies);
              if (!right) return;
              clearTimeout(timer);
              waiting.delete(look);
              found(right);
            };
            waiting.add(look);
            look();
          }),
        ended: new Promise((done) => incoming.once('close', () => done(lastEvent))),
        close: () => outgoing.destroy(),
      });
    });
    outgoing.end();
  });
}
