import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ImageWorker, openImageWorker } from '../../server/images/index.ts';
import { temporaryFolder } from '../../../../../tests/support/files.ts';

export interface PictureWorld {
  images: ImageWorker;
  /** Writes a file into the folder of uploads. @returns its path */
  file: (bytes: Uint8Array | string) => Promise<string>;
  /** Unfinished files of the worker. */
  leftovers: () => Promise<string[]>;
  warnings: string[];
  close: () => Promise<void>;
}

export async function pictureWorld(): Promise<PictureWorld> {
  const folder = await temporaryFolder('pictures');
  const directory = join(folder.path, 'unfinished');
  const warnings: string[] = [];
  const images = openImageWorker({ directory, log: { warn: (_, sentence) => warnings.push(sentence) } });
  let count = 0;
  return {
    images,
    warnings,
    file: async (bytes) => {
      const path = join(folder.path, `upload-${(count += 1)}`);
      await writeFile(path, bytes);
      return path;
    },
    leftovers: async () => {
      const names = await readdir(directory, { recursive: true }).catch(() => []);
      return names.filter((name) => !/^pictures-[^/]+$/.test(name));
    },
    close: async () => {
      await images.close();
      await folder.remove();
    },
  };
}

/** An image: upper left red, upper right green, lower left blue, lower right white. */
export const quarters = (width = 80, height = 60) => {
  const half = { width: width / 2, height: height / 2, channels: 3 } as const;
  const part = (background: string) => ({ create: { ...half, background } });
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: part('#f00'), left: 0, top: 0 },
    { input: part('#0f0'), left: width / 2, top: 0 },
    { input: part('#00f'), left: 0, top: height / 2 },
  ]);
};

/** The colour at a point, given as shares of width and height. Each channel is rounded to 0 or 255. */
export async function colourAt(path: string, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const names = ['black', 'blue', 'green', 'cyan', 'red', 'magenta', 'yellow', 'white'];
  const bits = [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 1 : 0));
  return names[(bits[0] ?? 0) * 4 + (bits[1] ?? 0) * 2 + (bits[2] ?? 0)] ?? '';
}
