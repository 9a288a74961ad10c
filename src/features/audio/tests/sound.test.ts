import { Buffer } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineSound, previewSound } from '../server/sound/examine.ts';
import { cutMp3 } from '../server/sound/mp3-frames.ts';
import { examineFile, previewFile } from '../server/sound/run-sound.ts';
import { soundFormat } from '../server/sound/sound-format.ts';
import { root, temporaryFolder } from '../../../../tests/support/files.ts';
import { flacOf, RATE, tone, wavOf } from '../../../../tests/support/sounds.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder('sound');
});
afterAll(() => folder.remove());

const song = join(root, 'src/app/demo/music/slack-water.mp3');
let count = 0;
async function kept(bytes: Buffer): Promise<string> {
  const path = join(folder.path, `sound-${++count}`);
  await writeFile(path, bytes);
  return path;
}

test.each([
  ['mp3', Buffer.from([0xff, 0xfb, 0x90, 0x64])],
  ['mp3', Buffer.from('ID3\x03')],
  ['wav', wavOf(tone(0.1))],
  ['flac', Buffer.from('fLaC')],
  ['vorbis', Buffer.from('OggS\0\x02..................\x01vorbis')],
  ['opus', Buffer.from('OggS\0\x02..................OpusHead')],
  [null, Buffer.from('\0\0\0\x20ftypM4A ')],
  [null, Buffer.from([0xff, 0xf1, 0x50, 0x80])],
  [null, Buffer.alloc(0)],
])('the kind %s is told by the first bytes', (format, bytes) => expect(soundFormat(bytes)).toBe(format));

describe.each([
  ['WAV', wavOf],
  ['FLAC', flacOf],
])('a %s file', (_, write) => {
  test('its waveform is silent and loud where it is', async () => {
    const { duration, peaks } = await examineSound(await kept(write(tone(4, 2))));
    expect(duration).toBeCloseTo(4, 2);
    expect(peaks).toHaveLength(400);
    expect(Math.max(...(peaks ?? []).slice(0, 198))).toBe(0);
    expect(Math.min(...(peaks ?? []).slice(202))).toBeGreaterThan(90);
  });

  test('its preview is a WAV of that length, that fades out and holds no more', async () => {
    const cut = await previewSound(await kept(write(tone(20))), 5);
    expect(cut?.type).toBe('audio/wav');
    const { duration, peaks } = await examineSound(await kept(cut?.bytes ?? Buffer.alloc(0)));
    expect(duration).toBeCloseTo(5, 2);
    expect(peaks?.at(10)).toBeGreaterThan(90);
    expect(peaks?.at(-1)).toBeLessThan(5);
  });
});

test('24 and 32 bits, float and the extensible header are read; a header that lies ends in a refusal', async () => {
  const samples = 8000;
  const format = (tag: number, bits: number, extra = Buffer.alloc(0)) => {
    const body = Buffer.alloc(16);
    body.writeUInt16LE(tag, 0);
    body.writeUInt16LE(1, 2);
    body.writeUInt32LE(8000, 4);
    body.writeUInt16LE(bits, 14);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(16 + extra.length);
    return Buffer.concat([Buffer.from('RIFF....WAVEfmt '), size, body, extra]);
  };
  const data = (bytes: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(bytes.length);
    return Buffer.concat([Buffer.from('data'), size, bytes]);
  };
  const floats = Buffer.from(new Float32Array(samples).fill(0.5).buffer);
  const extensible = Buffer.concat([
    Buffer.from([22, 0, 32, 0, 0, 0, 0, 0]),
    Buffer.from([3, 0]),
    Buffer.alloc(14),
  ]);
  for (const file of [
    Buffer.concat([format(1, 24), data(Buffer.alloc(samples * 3, 0x22))]),
    Buffer.concat([format(1, 32), data(Buffer.alloc(samples * 4, 0x22))]),
    Buffer.concat([format(3, 32), data(floats)]),
    Buffer.concat([format(0xfffe, 32, extensible), Buffer.from('LIST\x03\0\0\0abc\0'), data(floats)]),
  ])
    expect((await examineSound(await kept(file))).duration).toBeCloseTo(1, 5);
  await expect(examineSound(await kept(Buffer.concat([format(1, 12), data(floats)])))).rejects.toThrow(
    'supported',
  );
  await expect(examineSound(await kept(format(1, 16)))).rejects.toThrow('No audio');
});

describe('an MP3 file', () => {
  test('says title and artist, and how loud it is where', async () => {
    const found = await examineFile(song, join(folder.path, 'cover'));
    expect(found).toMatchObject({
      title: 'Slack Water',
      artist: 'Slipway House Band',
      cover: null,
      format: 'mp3',
    });
    expect(found.duration).toBeCloseTo(33, 0);
    expect(Math.max(...(found.peaks ?? []))).toBe(100);
  });

  test('is cut between its frames: the very bytes of its beginning, and nothing else', async () => {
    const bytes = await readFile(song);
    const output = join(folder.path, 'preview.mp3');
    expect(await previewFile(song, output, 8)).toBe('audio/mpeg');
    const cut = await readFile(output);
    expect(bytes.includes(cut)).toBe(true);
    expect(cut.length).toBeLessThan(bytes.length / 4);
    const { duration, title } = await examineSound(output);
    expect(duration).toBeGreaterThanOrEqual(8);
    expect(duration).toBeLessThan(8.1);
    expect(title).toBe('');
  });

  test('keeps no note about the length of the whole, and shrugs off bytes that only look like frames', () => {
    const frame = Buffer.alloc(417, 0x11);
    frame.set([0xff, 0xfb, 0x90, 0x64]);
    const noted = Buffer.from(frame);
    noted.write('Xing', 36, 'latin1');
    const noise = Buffer.from([0xff, 0xfb, 0x90, 0x64, 1, 2, 3]);
    const cut = cutMp3(Buffer.concat([noise, noted, frame, frame, frame]), 0.05);
    expect(cut.equals(Buffer.concat([frame, frame]))).toBe(true);
  });
});

test('what is no sound, or breaks off, is an error and not a wrong answer', async () => {
  const output = join(folder.path, 'none');
  for (const bytes of [
    Buffer.from('ID3 but nothing more'),
    Buffer.alloc(5000, 0xff),
    Buffer.from('RIFF....WAVE'),
  ]) {
    const path = await kept(bytes);
    const found = await examineFile(path, output).catch(() => null);
    expect(found?.peaks ?? null).toBeNull();
  }
  const half = wavOf(tone(4)).subarray(0, RATE);
  expect((await examineSound(await kept(Buffer.from(half)))).duration).toBeLessThan(0.6);
});

test('Vorbis in Ogg says title, artist and length, and is silent and loud where it is', async () => {
  const { peaks, ...found } = await examineSound(join(import.meta.dirname, 'half-a-tide.ogg'));
  expect(found).toMatchObject({ title: 'Half a Tide', artist: 'The Harbour', format: 'vorbis' });
  expect(found.duration).toBeCloseTo(6, 1);
  expect([peaks?.[40], Number(peaks?.[360]) > 80]).toEqual([0, true]);
});

test('AAC cannot be decoded: it has title, artist and length, and no preview', async () => {
  const path = join(import.meta.dirname, 'half-a-tide.m4a');
  const found = await examineSound(path);
  expect(found).toMatchObject({ title: 'Half a Tide', artist: 'The Harbour', peaks: null, format: null });
  expect(found.duration).toBeCloseTo(6, 0);
  expect(await previewSound(path, 10)).toBeNull();
});

test('a sound that takes too long is given up', async () => {
  const path = await kept(wavOf(tone(60)));
  await expect(examineFile(path, join(folder.path, 'none'), 20)).rejects.toMatchObject({ killed: true });
});
