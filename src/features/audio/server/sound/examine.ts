import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { cutSound, type Cut } from './cut.ts';
import { decodeSound } from './decode.ts';
import { enoughOfMp3 } from './mp3-frames.ts';
import { PeakGatherer } from './peaks.ts';
import { readTags, type Tags } from './read-tags.ts';
import { type SoundFormat, soundFormat } from './sound-format.ts';

export interface Examined extends Tags {
  /** 400 whole numbers from 0 to 100; null for a format that cannot be decoded here. */
  peaks: number[] | null;
  format: SoundFormat | null;
}

const PIECE = 128 * 1024;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Reads a whole audio file: its tags, its duration, and its waveform.
 * @param step called between chunks, to abort if the file needs too much
 * @throws if it should contain audio that can be decoded, but does not
 */
export async function examineSound(path: string, step: () => void = () => undefined): Promise<Examined> {
  const format = soundFormat(await headOf(path));
  const tags = await readTags(path);
  if (!format) return { ...tags, peaks: null, format };
  const gatherer = new PeakGatherer();
  for await (const pcm of decodeSound(format, createReadStream(path, { highWaterMark: PIECE }))) {
    step();
    gatherer.add(pcm);
  }
  if (gatherer.duration === 0) throw new Error('No audio was found.');
  return { ...tags, duration: gatherer.duration, peaks: gatherer.peaks(), format };
}

/** The first seconds of an audio file; null for a format that cannot be cut here. */
export async function previewSound(path: string, seconds: number): Promise<Cut | null> {
  const head = await headOf(path);
  const format = soundFormat(head);
  if (!format) return null;
  const { size } = await stat(path);
  const end = format === 'mp3' ? Math.min(size, enoughOfMp3(head, seconds)) : size;
  const cut = await cutSound(
    format,
    createReadStream(path, { highWaterMark: PIECE, end: Math.max(0, end - 1) }),
    seconds,
  );
  if (cut.bytes.length === 0) throw new Error('No audio was found.');
  return cut;
}
