import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { cleanDrawing } from './clean-drawing.ts';
import { limits } from './limits.ts';
import { drawingTooLarge, notADrawing, packedDrawing } from './problem.ts';

const DOTS_PER_INCH = 72;
const MOST_PIXELS = 36_000_000;

interface OpenedDrawing {
  /** Cleaned. */
  text: string;
  /** Pixels, at most those of other images, because a drawing has no size of its own. */
  width: number;
  height: number;
  /** In pixels, so that it fills at least a box of this size. */
  draw: (width: number, height: number) => Sharp;
}

/** Reads and cleans a drawing. Only cleaned drawings reach the renderer. */
export async function openDrawing(path: string): Promise<OpenedDrawing> {
  const bytes = await readFile(path);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw packedDrawing();
  if (bytes.length > limits.drawingBytes) throw drawingTooLarge();
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = await cleanDrawing(new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes));
  const cleaned = Buffer.from(text);
  const own = await sharp(cleaned, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(notADrawing()));
  const scale = Math.min(1, limits.side / Math.max(own.width, own.height));
  return {
    text,
    width: Math.max(1, Math.round(own.width * scale)),
    height: Math.max(1, Math.round(own.height * scale)),
    draw: (width, height) => {
      const density = DOTS_PER_INCH * Math.max(width / own.width, height / own.height);
      return sharp(cleaned, {
        limitInputPixels: MOST_PIXELS,
        density: Math.min(100_000, Math.max(1, density)),
      });
    },
  };
}
