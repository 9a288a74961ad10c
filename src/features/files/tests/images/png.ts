import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one colour with one bit per pixel, and additional chunks. */
export function plainPng(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    extra,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Text of this many bytes, compressed to a thousandth. */
export const packedText = (bytes: number): Buffer =>
  chunk(
    'iTXt',
    Buffer.concat([
      Buffer.from('Comment\0\u0001\0\0\0', 'latin1'),
      deflateSync(Buffer.alloc(bytes, 'a'), { level: 9 }),
    ]),
  );
