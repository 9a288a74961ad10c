import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { Access, Area } from '../http/areas.ts';
import type { RecordKind } from './published-queries.ts';
import type { OriginalText, TranslatedText } from './texts.ts';

/** A text with the rule of the field that it is for. */
export type RecordText = OriginalText & { shape: z.ZodType<TranslatedText> };

/** @param path of the field within the record, such as `options.0.name` */
export const recordText = (
  path: string,
  about: Pick<OriginalText, 'label' | 'block'> & { kind?: OriginalText['kind'] },
  source: TranslatedText | undefined,
  shape: z.ZodType,
): RecordText => ({
  kind: 'text',
  ...about,
  key: `${path}@`,
  source: source ?? '',
  shape: shape as RecordText['shape'],
});

/** A product, service, collection, form or image in the main language, as its translator needs it. */
export interface TranslatableRecord {
  id: string;
  name: string;
  /** Its path; `null` while visitors can't open it, and for a form or an image, which are shown on pages. */
  path: string | null;
  /** The address of an image, for one whose alt text it is. */
  image?: string;
  /** Whether visitors see the original. */
  visible: boolean;
  texts: RecordText[];
}

/** Records of one kind, for the feature that translates them. */
export interface TranslatableRecords {
  kind: RecordKind;
  /** Where its texts belong: who may read them neither there nor as originals can't translate them. */
  area: Area;
  /** What it takes in the area; to read by default. */
  access?: Access;
  find(tx: Tx, id: string): Promise<TranslatableRecord | undefined>;
  /** Some of them, the newest first. */
  after(tx: Tx, after: string | undefined, limit: number): Promise<TranslatableRecord[]>;
  /** Writes by what visitors find one, after its translation was published or unpublished. */
  index?(tx: Tx, id: string): Promise<void>;
}
