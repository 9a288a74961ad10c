import type { Tx } from '../../../lib/db/database.ts';
import type { ShownPicture } from '../../../lib/content/pictures.ts';
import { picturesIn } from '../../files/server/index.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import type { Page } from '../contract.ts';

type Once = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Fills in the library's current details of a page's images. A block's own details take precedence; while a page is
 * edited, the library's texts are not copied into the block.
 * @param language of a page that is viewed; undefined for the main one
 */
export async function showPictures<P extends Pick<Page, 'blocks'> & Partial<Pick<Page, 'seo' | 'details'>>>(
  once: Once,
  page: P,
  purpose: 'view' | 'edit',
  language?: Language,
): Promise<P> {
  const ids = new Set<string>();
  const { blocks, seo, details } = page;
  mapPictures({ blocks, seo, details }, (picture) => {
    ids.add(picture.file);
    return picture;
  });
  if (ids.size === 0) return page;
  const { known, altOf } = await once((tx) => picturesIn(tx, [...ids], language));
  const shown = mapPictures({ blocks, seo, details }, (picture) => {
    const today = known.get(picture.file);
    if (!today) return picture;
    const alt = purpose === 'view' ? altOf(picture, today) : picture.alt;
    return { ...picture, ...today, alt };
  });
  return {
    ...page,
    blocks: shown.blocks,
    ...(shown.seo ? { seo: shown.seo } : {}),
    ...(shown.details ? { details: shown.details } : {}),
  };
}

type Kept = ShownPicture & { file: string };

const isPicture = (value: object): value is Kept =>
  'file' in value && typeof value.file === 'string' && 'src' in value && typeof value.src === 'string';

/** Blocks and their lists store images under different names; parts without images stay the same objects. */
function mapPictures<T>(value: T, change: (picture: Kept) => Kept): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return change(value) as T;
  if (Array.isArray(value)) {
    const mapped = value.map((each: unknown) => mapPictures(each, change));
    return mapped.some((each, i) => each !== value[i]) ? (mapped as T) : value;
  }
  let changed: Record<string, unknown> | undefined;
  for (const [key, each] of Object.entries(value)) {
    const mapped = mapPictures(each as unknown, change);
    if (mapped === each) continue;
    changed ??= { ...(value as Record<string, unknown>) };
    changed[key] = mapped;
  }
  return (changed as T | undefined) ?? value;
}
