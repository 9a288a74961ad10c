import { en } from '../../messages/staff-problems/en.ts';
import { problems } from '../../messages/staff-problems/catalogues.ts';
import { staffMessages } from '../../../../lib/messages/server-messages.ts';

const { tooManyPixels: _, ...plain } = en;
type Key = keyof typeof plain;

const words = staffMessages(problems);
const keys = new Map(Object.entries(plain).map(([key, text]): [string, Key] => [text, key as Key]));
const pixels = /^This image is ([\d,]+) × ([\d,]+) pixels\. The maximum is ([\d,]+) megapixels\./;

const numberIn = (text = ''): number => Number(text.replaceAll(',', ''));

/** What is wrong with a file, which is stored in English, in the language of staff. A sentence without a translation stays as it is. */
export function saidProblem(stored: string): string {
  const key = keys.get(stored);
  if (key) return words()[key];
  const [whole, width, height, most] = pixels.exec(stored) ?? [];
  if (whole === undefined) return stored;
  return words().tooManyPixels({ width: numberIn(width), height: numberIn(height), most: numberIn(most) });
}
