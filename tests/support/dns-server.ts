import { createSocket } from 'node:dgram';

const types = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
type Kind = keyof typeof types;

export interface DnsServer {
  /** Its address, for `DNS_SERVERS`. */
  address: string;
  /** Replaces the records of a name, by type. */
  set(name: string, records: Partial<Record<Kind, string[]>>): void;
  /** Answers with SERVFAIL. */
  fail(on: boolean): void;
  /** Number of queries. */
  asked: () => number;
  close(): Promise<void>;
}

const NAME_OF_QUESTION = Buffer.from([0xc0, 0x0c]);
const [NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [0, 2, 3];

/** A name server on a port of the loopback (RFC 1035), with the records that a test sets. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone = new Map<string, Partial<Record<Kind, string[]>>>();
  let asked = 0;
  let failing = false;
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    asked += 1;
    const { name, end } = readName(query, 12);
    const type = query.readUInt16BE(end);
    const records = zone.get(name.toLowerCase());
    const [kind] = Object.entries(types).find(([, code]) => code === type) ?? [];
    const found = kind && records ? (records[kind as Kind] ?? []) : [];
    const code = failing ? SERVER_FAILURE : records ? NO_ERROR : NO_SUCH_NAME;
    const answers = failing ? [] : found.map((value) => answer(type, dataOf(kind as Kind, value)));
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, query.subarray(12, end + 4), ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, records) => void zone.set(name.toLowerCase(), records),
    fail: (on) => (failing = on),
    asked: () => asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function readName(packet: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function answer(type: number, data: Buffer): Buffer {
  const fields = Buffer.alloc(10);
  fields.writeUInt16BE(type, 0);
  fields.writeUInt16BE(1, 2);
  fields.writeUInt16BE(data.length, 8);
  return Buffer.concat([NAME_OF_QUESTION, fields, data]);
}

const prefixed = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);

function dataOf(kind: Kind, value: string): Buffer {
  if (kind === 'A') return Buffer.from(value.split('.').map(Number));
  if (kind === 'TXT') return prefixed(value);
  if (kind === 'CNAME') return Buffer.concat([...value.split('.').map(prefixed), Buffer.from([0])]);
  const [left = '', right = ''] = value.split('::');
  const [before, after] = [left, right].map((part) => part.split(':').filter(Boolean));
  const groups = [
    ...(before ?? []),
    ...Array<string>(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill('0'),
    ...(after ?? []),
  ];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
