import type { Picture } from '../../../lib/content/pictures.ts';
import type { RichText } from '../../../lib/content/rich-text.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { linksIn, mapLinksInText } from '../../pages/server/index.ts';
import type { ReferredEntries, ShownValue } from '../entry-shapes.ts';
import { liveAmong } from './entry-queries.ts';
import { picturesNow, presentTypeOf, shownValues } from './present.ts';
import { type Reading, summariesIn } from './translations/entries-in-language.ts';
import { typeIn, type TypeInLanguage } from './translations/translatable-types.ts';
import { findType } from './type-queries.ts';

/** The fields of an entry that visitors see, with what the library and other entries say today. */
export async function valuesNow(
  tx: Tx,
  type: TypeInLanguage,
  stored: Readonly<Record<string, unknown>>,
  reading: Reading | null,
): Promise<ShownValue[]> {
  const values = await ledTo(tx, shownValues(type, stored), reading);
  const picturesOf = ({ kind, value }: ShownValue): Picture[] =>
    kind === 'picture' ? [value as Picture] : kind === 'gallery' ? (value as Picture[]) : [];
  const shown = await picturesNow(tx, values.flatMap(picturesOf), reading?.language);
  const now = await Promise.all(
    values.map(async (each): Promise<ShownValue | null> => {
      if (each.kind === 'picture') return { ...each, value: shown(each.value as Picture) };
      if (each.kind === 'gallery') return { ...each, value: (each.value as Picture[]).map(shown) };
      if (each.kind !== 'entries') return each;
      const of = type.fields.find(({ key }) => key === each.key)?.of;
      const value = await referred(tx, of, each.value as string[], reading);
      return value && { ...each, value };
    }),
  );
  return now.filter((each) => each !== null);
}

/** Leads links to the site's own pages to those in the reader's language. */
async function ledTo(tx: Tx, values: ShownValue[], reading: Reading | null): Promise<ShownValue[]> {
  if (!reading?.language) return values;
  const change = await linksIn(reading.known, async (work) => work(tx), '', reading.language);
  return values.map((each) => {
    if (each.kind === 'link') return { ...each, value: change(String(each.value)) };
    if (each.kind !== 'richText') return each;
    return { ...each, value: mapLinksInText(each.value as RichText, change) };
  });
}

/** Links to entries, never their contents, so that references may form a circle. @returns `null` if their content type is gone */
async function referred(
  tx: Tx,
  typeId: string | undefined,
  ids: readonly string[],
  reading: Pick<Reading, 'language' | 'only'> | null,
): Promise<ReferredEntries | null> {
  const type = typeId === undefined ? undefined : await findType(tx, typeId);
  if (!type) return null;
  const rows = await liveAmong(tx, type.id, ids, reading?.only);
  const entries = await summariesIn(tx, type, rows, reading?.language);
  return {
    type: presentTypeOf(await typeIn(tx, type, reading?.language)),
    entries: ids.flatMap((id) => entries.find(({ _id }) => _id === id) ?? []),
    hidden: ids.filter((id) => entries.every(({ _id }) => _id !== id)),
  };
}
