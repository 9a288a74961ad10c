import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from './eventually.ts';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parent: string;
  name: string;
  attributes: Record<string, string | number | boolean>;
  /** Trace ids of its links. */
  links: string[];
  /** 2 is an error. */
  status: number;
}

export interface TraceCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: () => ReceivedSpan[];
  /** Attributes of the processes that sent something. */
  resources: () => Record<string, string | number | boolean>[];
  /** Paths and headers of what arrived. */
  received: () => string;
  /** The bodies alone. */
  bodies: () => string;
  requests: () => number;
  /** Answers later requests with this status, or never. */
  answerWith: (status: number | 'nothing') => void;
  span: (fits: (span: ReceivedSpan) => boolean, what: string) => Promise<ReceivedSpan>;
  close: () => Promise<void>;
}

/** The fields of a message in protobuf: number → values, as bytes, or as numbers of eight bytes at most. */
function fieldsOf(bytes: Buffer): Map<number, (Buffer | bigint)[]> {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number) => bytes.subarray(at, (at += length));
  while (at < bytes.length) {
    const key = Number(varint());
    const kind = key & 7;
    const value = kind === 0 ? varint() : take(kind === 2 ? Number(varint()) : kind === 1 ? 8 : 4);
    fields.set(key >> 3, [...(fields.get(key >> 3) ?? []), value]);
  }
  return fields;
}

const inside = (bytes: Buffer, ...path: number[]): Buffer[] =>
  path.reduce<Buffer[]>(
    (all, number) => all.flatMap((each) => (fieldsOf(each).get(number) ?? []) as Buffer[]),
    [bytes],
  );

const attributesOf = (pairs: Buffer[]): ReceivedSpan['attributes'] =>
  Object.fromEntries(
    pairs.map((pair) => {
      const fields = fieldsOf(inside(pair, 2)[0] ?? Buffer.alloc(0));
      const [text] = fields.get(1) ?? [];
      const [truth] = fields.get(2) ?? [];
      const [number = 0n] = fields.get(3) ?? [];
      const value = text === undefined ? (truth === undefined ? Number(number) : truth === 1n) : String(text);
      return [String(inside(pair, 1)[0]), value];
    }),
  );

function readSpan(bytes: Buffer): ReceivedSpan {
  const fields = fieldsOf(bytes);
  const hex = (number: number) => ((fields.get(number)?.[0] ?? Buffer.alloc(0)) as Buffer).toString('hex');
  const [status = Buffer.alloc(0)] = inside(bytes, 15);
  return {
    traceId: hex(1),
    spanId: hex(2),
    parent: hex(4),
    name: String(fields.get(5)?.[0]),
    attributes: attributesOf(inside(bytes, 9)),
    links: inside(bytes, 13, 1).map((id) => id.toString('hex')),
    status: Number(fieldsOf(status).get(3)?.[0] ?? 0),
  };
}

/** A stand-in for a collector of traces (OTLP over HTTP, in protobuf) on a free port of the loopback. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: Buffer[] = [];
  const heads: string[] = [];
  let answer: number | 'nothing' = 200;
  let requests = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      requests += 1;
      heads.push(`${request.url} ${JSON.stringify(request.headers)}`);
      if (answer === 'nothing') return;
      if (answer === 200) bodies.push(Buffer.concat(parts));
      response.writeHead(answer, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = () => bodies.flatMap((body) => inside(body, 1, 2, 2)).map(readSpan);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources: () =>
      bodies.flatMap((body) => inside(body, 1, 1)).map((each) => attributesOf(inside(each, 1))),
    received: () => heads.join('\n'),
    bodies: () => bodies.map(String).join('\n'),
    requests: () => requests,
    answerWith: (next) => (answer = next),
    span: async (fits, what) =>
      (await eventually(
        async () => spans().find(fits),
        (found) => found !== undefined,
        { what },
      )) as ReceivedSpan,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
