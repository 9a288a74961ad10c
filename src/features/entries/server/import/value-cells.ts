import { said } from '../../../../lib/http/replies/said.ts';
import { richTextOf } from '../../../../lib/content/rich-text.ts';
import type { RichText } from '../../../../lib/content/rich-text.ts';
import { richTextFromHtml, richTextHtml } from '../../../../lib/content/rich-text-html.ts';
import { picture as pictureShape } from '../../../../lib/content/picture-shape.ts';
import { fileIdIn, type Picture } from '../../../../lib/content/pictures.ts';
import { amountIn, flagIn, joinList, splitList } from '../../../products/csv-cells.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { type DateRange, fitValue, type Place, shapeOf, textOf } from '../../field-values.ts';
import { type FindReference, type SayReference, SEVERAL } from '../references/named-references.ts';
import { staffWords } from '../staff-words.ts';
import { instantIn } from './instant-in.ts';

const ALL_DAY = ' all day';

/** A stored value as a cell that `valueIn` reads back; empty where the field shows nothing of it. */
export function cellOf(field: FieldDefinition, stored: unknown, say: SayReference = (_, id) => id): string {
  const value = fitValue(field, stored);
  if (value === undefined) return '';
  switch (field.kind) {
    case 'richText':
      return richTextHtml(value as RichText);
    case 'toggle':
      return value === true ? 'yes' : 'no';
    case 'dateRange': {
      const { start, end, allDay } = value as DateRange;
      return `${start}${end === null ? '' : `/${end}`}${allDay ? ALL_DAY : ''}`;
    }
    case 'picture':
      return (value as Picture).src;
    case 'gallery':
      return joinList((value as Picture[]).map(({ src }) => src));
    case 'entries':
    case 'products':
    case 'services':
      return joinList((value as string[]).map((id) => say(field, id)));
    case 'audio':
      return say(field, value as string);
    case 'place': {
      const { name, address, href } = value as Place;
      return joinList(href ? [name, address, href] : address ? [name, address] : [name]);
    }
    default:
      return textOf(value) ?? '';
  }
}

/** An image of the library by its address there; null for any other. */
export function libraryPicture(src: string): Picture | null {
  const file = fileIdIn(src.trim());
  return file === undefined ? null : { src: src.trim(), alt: '', file };
}

/** An image of the library by its address, or with its description as JSON; null for any other. */
export function pictureOf(text: string): Picture | null {
  const given = groupIn(text);
  if (!given) return libraryPicture(text);
  const own = libraryPicture(typeof given['src'] === 'string' ? given['src'] : '');
  const read = own && pictureShape.safeParse({ ...given, ...own, alt: given['alt'] ?? '' });
  return read?.success ? read.data : null;
}

/** More than a value can have. */
const MOST_VALUE = 1_000_000;

function parsedIn(text: string): unknown {
  if (!/^\s*[{[]/.test(text) || text.length > MOST_VALUE) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object written as JSON. */
export function groupIn(text: string): Group | undefined {
  const given = parsedIn(text);
  return isGroup(given) ? given : undefined;
}

/** The value of a cell from a JSON file, where the kind has values with parts. */
function partsIn({ kind }: FieldDefinition, text: string): unknown {
  switch (kind) {
    case 'richText':
    case 'place':
    case 'dateRange':
      return groupIn(text);
    case 'picture':
      return pictureOf(text) ?? undefined;
    case 'gallery': {
      const given = parsedIn(text);
      if (!Array.isArray(given) || !given.every(isGroup)) return undefined;
      const pictures = given.map((each) => pictureOf(JSON.stringify(each)));
      return pictures.includes(null) ? undefined : pictures;
    }
    default:
      return undefined;
  }
}

/** What a cell means for a field. An empty one empties the field. */
export function valueIn(
  field: FieldDefinition,
  cell: string,
  timeZone: string,
  find: FindReference = (_, named) => named,
): { value: unknown } | { problem: string } {
  const text = cell.trim();
  if (text === '') return { value: null };
  if (referring.has(field.kind)) {
    const read = referencesIn(field, text, find);
    if ('problem' in read) return read;
    return checked(field, read.value);
  }
  const value = partsIn(field, text) ?? meaning(field, text, timeZone);
  if (value === undefined)
    return { problem: staffWords()[unlike[field.kind] ?? 'unusableText']({ text: text.slice(0, 80) }) };
  return checked(field, value);
}

const referring: ReadonlySet<FieldDefinition['kind']> = new Set(['entries', 'products', 'services', 'audio']);

/** What a cell refers to, by ID, address or title. */
function referencesIn(
  field: FieldDefinition,
  cell: string,
  find: FindReference,
): { value: unknown } | { problem: string } {
  const ids: string[] = [];
  for (const text of field.kind === 'audio' ? [cell] : splitList(cell)) {
    const id = find(field, text.trim());
    const shown = { text: text.slice(0, 80) };
    if (id === undefined) return { problem: staffWords().referenceUnknown(shown) };
    if (id === SEVERAL) return { problem: staffWords().referenceSeveral(shown) };
    ids.push(id);
  }
  return { value: field.kind === 'audio' ? ids[0] : ids };
}

function checked(field: FieldDefinition, value: unknown): { value: unknown } | { problem: string } {
  const read = shapeOf(field).safeParse(value);
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  // What is said of the last choice is about a value that is there.
  const meant = issue?.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : issue;
  return { problem: meant ? said(meant.message) : staffWords().unusableValue };
}

type Unlike =
  | 'notANumber'
  | 'notAnAmount'
  | 'notYesOrNo'
  | 'notADate'
  | 'notARange'
  | 'notAnImage'
  | 'notImages';

/** What is said of a cell that can’t be a value of a kind. */
const unlike: Partial<Record<FieldDefinition['kind'], Unlike>> = {
  number: 'notANumber',
  money: 'notAnAmount',
  toggle: 'notYesOrNo',
  date: 'notADate',
  dateRange: 'notARange',
  picture: 'notAnImage',
  gallery: 'notImages',
};

/** `undefined` for nothing that the field can hold. */
function meaning({ kind }: FieldDefinition, text: string, timeZone: string): unknown {
  switch (kind) {
    case 'richText':
      return /<[a-z][^>]*>/i.test(text)
        ? richTextFromHtml(text)
        : richTextOf(...text.split(/\n+/).filter((line) => line.trim()));
    case 'number':
    case 'money':
      return amountIn(text);
    case 'toggle':
      return flagIn(text);
    case 'date':
      return instantIn(text, timeZone) ? text.slice(0, 10) : undefined;
    case 'dateRange':
      return rangeIn(text, timeZone);
    case 'picture':
      return libraryPicture(text) ?? undefined;
    case 'gallery': {
      const pictures = splitList(text).map(libraryPicture);
      return pictures.includes(null) ? undefined : pictures;
    }
    case 'place': {
      const [name = text, address = '', href = ''] = splitList(text);
      return { name, address, href };
    }
    default:
      return text;
  }
}

function rangeIn(text: string, timeZone: string): DateRange | undefined {
  const isMarked = text.endsWith(ALL_DAY);
  const [from = '', to] = (isMarked ? text.slice(0, -ALL_DAY.length) : text).split('/');
  const start = instantIn(from, timeZone);
  const end = to === undefined ? null : instantIn(to, timeZone);
  if (!start || (to !== undefined && !end)) return undefined;
  return { start: start.at, end: end?.at ?? null, allDay: isMarked || start.isDay };
}
