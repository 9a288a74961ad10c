import type { Socket } from 'node:net';
import pg from 'pg';
import type { Connection } from '../db/roles.ts';

/*
 * PostgreSQL's streaming replication protocol. The packages bring neither pg_basebackup nor pg_receivewal, which are
 * only clients of this protocol.
 */

/** What of the library's connection carries a replication command. */
interface Wire {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
}

export interface Replication {
  /** The data messages, until the command is complete. @throws what the server reports */
  messages(): AsyncGenerator<Buffer>;
  /** Result rows so far, as text. */
  rows: (string | null)[][];
  send(bytes: Buffer): void;
}

/** Unread bytes at which the connection is paused. */
const MOST_BYTES = 8 * 1024 * 1024;

export async function openReplication(connection: Connection): Promise<pg.Client> {
  const { host, port, user, password } = connection;
  // The library passes the parameter on, but doesn't list it among its types.
  const settings = { host, port, user, password, replication: 'true', application_name: 'sitewright backup' };
  const client = new pg.Client(settings);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Sends a command whose answer is data: `BASE_BACKUP` or `START_REPLICATION`. */
export function startReplication(client: pg.Client, command: string): Replication {
  const queue: Buffer[] = [];
  const rows: Replication['rows'] = [];
  let bytes = 0;
  let wire: Wire | undefined;
  let ended = false;
  let failure: Error | undefined;
  let wake = () => {};
  const end = (error?: Error) => {
    ended = true;
    failure ??= error;
    wake();
  };
  client.once('end', () => end(new Error('The connection to the database ended.')));
  client.query({
    submit: (given: unknown) => {
      wire = given as Wire;
      wire.query(command);
    },
    handleRowDescription: () => {},
    handleDataRow: ({ fields }: { fields: (string | null)[] }) => rows.push(fields),
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      // The library reuses the memory of its messages.
      queue.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes > MOST_BYTES) wire?.stream.pause();
      wake();
    },
    handleCommandComplete: () => {},
    handleReadyForQuery: () => end(),
    handleError: (error: Error) => end(error),
  } as pg.Submittable);

  return {
    rows,
    send: (message) => wire?.sendCopyFromChunk(message),
    messages: async function* () {
      for (;;) {
        const next = queue.shift();
        if (next) {
          bytes -= next.length;
          if (bytes <= MOST_BYTES) wire?.stream.resume();
          yield next;
        } else if (ended) {
          if (failure) throw failure;
          return;
        } else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

/** A position in the write-ahead log, as in `16/B374D848`. */
export function readLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const writeLsn = (lsn: bigint): string =>
  `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffff_ffffn).toString(16).toUpperCase()}`;
