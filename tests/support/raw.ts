import { connect } from 'node:net';
import { PATIENCE_MS } from './patience.ts';

/** Sends raw bytes on a new connection. @returns what is received until the other side closes it */
export function sendRaw(port: number, bytes: string | Buffer, patience = PATIENCE_MS): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(patience, () =>
      socket.destroy(new Error(`No end of the reply within ${patience} ms: ${said}`)),
    );
    socket.on('data', (part: Buffer) => (said += part.toString('latin1')));
    socket.once('error', (error) => (said ? resolve(said) : reject(error)));
    socket.once('close', () => resolve(said));
  });
}

export const statusOf = (reply: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1]);

/** Sends the rest once the reply has begun and `meanwhile` is over. @throws if the connection fails before both have ended */
export function sendDespiteReply(
  port: number,
  [first, rest]: [string, string],
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    let sent = false;
    const finish = () => socket.write(rest, (error) => (sent = !error));
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    socket.once('data', () => void meanwhile().then(finish, reject));
    socket.on('data', (part: Buffer) => (said += part.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () =>
      sent ? resolve(said) : reject(new Error('Closed before everything was sent.')),
    );
  });
}

/** A request line and headers that end the connection. */
export const raw = (line: string, ...headers: string[]): string =>
  [line, ...headers, 'Connection: close', '', ''].join('\r\n');
