import sharp from 'sharp';

/** A JPEG of one colour, with noise so that it isn't tiny. Another `seed` gives other content. */
export const jpeg = (seed: number, width = 1200, height = 800): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 29) % 256 },
    },
  })
    .jpeg()
    .toBuffer();

/** A WAV of at least a minute and about `megabytes`. Another `seed` gives other content. */
export function wav(seed: number, megabytes: number): Buffer {
  const data = Math.round(megabytes * 500_000) * 2;
  const file = Buffer.alloc(44 + data);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + data, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(44_100, 24);
  file.writeUInt32LE(88_200, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(data, 40);
  for (let at = 44; at < file.length; at += 2) file.writeInt16LE(((at * (seed + 7)) % 8000) - 4000, at);
  return file;
}
