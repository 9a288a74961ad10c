import type { Weight } from './paper-faces.ts';
import type { Typesetter } from './paper-text.ts';

/** The margins of an A4 page and the last line on it, in points. */
export const LEFT = 56;
export const RIGHT = 539;
export const BOTTOM = 740;

/** A document that is written from top to bottom. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  set: Typesetter;
}

/** Where a text is on a page that is read from left to right; others are its mirror image. */
interface Place {
  x: number;
  width: number;
  size: number;
  weight?: Weight;
  align?: 'start' | 'end';
}

/** Stroke width that makes the thinnest weight look like the others, as a share of the font size. */
const THICKER: Record<Weight, number> = { regular: 0.025, bold: 0.055 };
const LINE_HEIGHT = 1.36;

/** Writes at `doc.y` and moves it below the text. */
export function write({ doc, set }: Sheet, text: string, place: Place): void {
  const { x, width, size, weight = 'regular', align = 'start' } = place;
  const isMirrored = set.direction === 'rtl';
  const left = isMirrored ? LEFT + RIGHT - x - width : x;
  const isRight = (align === 'end') !== isMirrored;
  for (const line of set.lines(text, size, width, weight)) {
    if (doc.y > BOTTOM) doc.addPage();
    const baseline = doc.y + size;
    let at = isRight ? left + width - line.width : left;
    for (const { text: part, face, width: taken } of line.runs) {
      doc.registerFont(face.name, face.bytes).font(face.name).fontSize(size);
      doc.lineWidth(face.isThin ? size * THICKER[weight] : 0);
      // With any list of features, the run is shaped as a whole instead of word by word.
      const features: PDFKit.Mixins.OpenTypeFeatures[] = [];
      const how = { lineBreak: false, features, fill: true, stroke: face.isThin };
      doc.text(part, at, baseline, { ...how, baseline: 'alphabetic' });
      at += taken;
    }
    doc.y = baseline + size * (LINE_HEIGHT - 1);
  }
}

export const skip = ({ doc }: Sheet, points: number): void => void (doc.y += points);
