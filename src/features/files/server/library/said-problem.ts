import { problems } from '../../messages/staff-problems/catalogues.ts';
import { staffMessages, staffTexts } from '../../../../lib/messages/server-messages.ts';

const words = staffMessages(problems);
const plain = staffTexts(problems);
const pixels = /^This image is ([\d,]+) × ([\d,]+) pixels\. The maximum is ([\d,]+) megapixels\./;

const numberIn = (text = ''): number => Number(text.replaceAll(',', ''));

/** What is wrong with a file, which is stored in English, in the language of staff. A sentence without a translation stays as it is. */
export function saidProblem(stored: string): string {
  const [whole, width, height, most] = pixels.exec(stored) ?? [];
  if (whole === undefined) return plain(stored);
  return words().tooManyPixels({ width: numberIn(width), height: numberIn(height), most: numberIn(most) });
}
