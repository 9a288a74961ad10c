import { altText } from '../../../../lib/content/picture-shape.ts';
import { withValue } from '../../../../lib/content/texts.ts';
import { line } from '../../../../lib/values/shapes.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { type RecordText, recordText } from '../../../../lib/translations/records.ts';
import type { StoredTexts, TranslatedText } from '../../../../lib/translations/texts.ts';
import { details as shapes } from '../../../pages/contract.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { fitValue, type Place, placeShape, shapeOf } from '../../field-values.ts';
import type { StoredDetails } from '../entry-queries.ts';
import { staffWords } from '../staff-words.ts';

const { excerpt } = shapes.shape;

function textsOfField(field: FieldDefinition, stored: unknown): RecordText[] {
  const value = fitValue(field, stored);
  if (field.retired || !field.shown || value === undefined) return [];
  const path = `values.${field.key}`;
  const words = staffWords();
  const about = { label: field.label, block: words.details };
  switch (field.kind) {
    case 'text':
    case 'multiline':
    case 'richText':
      return [recordText(path, { ...about, kind: field.kind }, value as TranslatedText, shapeOf(field))];
    case 'picture':
      return [
        recordText(
          `${path}.alt`,
          { label: words.imageDescription, block: field.label, kind: 'alt' },
          (value as { alt?: string }).alt,
          altText,
        ),
      ];
    case 'gallery':
      return (value as { alt?: string }[]).map(({ alt }, index) =>
        recordText(
          `${path}.${index}.alt`,
          {
            label: words.imageDescriptionNumber({ number: String(index + 1) }),
            block: field.label,
            kind: 'alt',
          },
          alt,
          altText,
        ),
      );
    case 'place': {
      const { name, address } = value as Place;
      const of = { block: field.label };
      return [
        recordText(`${path}.name`, { label: words.name, ...of }, name, placeShape.shape.name),
        recordText(
          `${path}.address`,
          { label: words.address, ...of },
          address,
          placeShape.shape.address.unwrap(),
        ),
      ];
    }
    default:
      return [];
  }
}

/** What there is to translate of an entry besides its title, blocks and SEO texts. */
export function textsOfDetails(
  fields: readonly FieldDefinition[],
  details: StoredDetails | null | undefined,
): RecordText[] {
  const words = staffWords();
  const own = { block: '' };
  const all = [
    recordText(
      'excerpt',
      { label: words.excerpt, ...own, kind: 'multiline' },
      details?.excerpt,
      excerpt.unwrap(),
    ),
    recordText(
      'picture.alt',
      { label: words.imageDescription, ...own, kind: 'alt' },
      details?.picture?.alt,
      altText,
    ),
    ...fields.flatMap((field) => textsOfField(field, details?.values?.[field.key])),
  ];
  return all.filter(({ source }) => needsTranslation(source));
}

const title = line('a page title', 200);

/** An entry as lists show it, in another language. What has no translation stays in the original. */
export function layEntry<E extends { name: string; details: StoredDetails | null }>(
  entry: E,
  fields: readonly FieldDefinition[],
  stored: StoredTexts,
): { entry: E; translated: ('name' | 'excerpt')[] } {
  const { name, details } = entry;
  const own = [
    recordText('name', { label: staffWords().title, block: '' }, name, title),
    ...textsOfDetails(fields, details),
  ];
  const matches = matchTexts(own, stored);
  if (matches.size === 0) return { entry, translated: [] };
  const values = { ...details?.values };
  for (const field of fields) {
    const value = fitValue(field, values[field.key]);
    if (value !== undefined) values[field.key] = value;
  }
  const laid = [...matches].reduce((all, [key, { text }]) => withValue(all, key.slice(0, -1), text), {
    name,
    ...details,
    values,
  } as Record<string, unknown>);
  const { name: read, ...rest } = laid;
  return {
    entry: { ...entry, name: read as string, details: rest },
    translated: (['name', 'excerpt'] as const).filter((each) => matches.has(`${each}@`)),
  };
}
