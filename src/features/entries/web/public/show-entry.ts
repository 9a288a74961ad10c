import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../../lib/content/block-kind.ts';
import { baseOf, callsOf } from '../../../../lib/ui/screen.ts';
import type { Page } from '../../../pages/contract.ts';
import { loadParts, type Parts } from '../../../pages/web/index.ts';
import type { websitesContract } from '../../../websites/contract.ts';
import type { ReferredEntries, ShownEntry, ShownValue } from '../../entry-shapes.ts';
import { layOut } from './lay-out.ts';
import { blocksOfValues } from './value-blocks.ts';
import type { CommentList } from './comments/comment-data.ts';

export interface Shown extends Parts {
  /** None in a draft. */
  comments?: CommentList;
  /** Whether signed-in customers see more on this screen. */
  unlocks?: true;
  entry: ShownEntry;
  currency: string;
  /** For structured data. */
  site: { name: string; timeZone: string };
  /** How its address begins for search engines: as in the main language if it isn’t translated. */
  base: string;
  /** For structured data and the image that is shared, as of any page. */
  page: Pick<
    Page,
    '_id' | 'name' | 'slug' | 'label' | 'blocks' | 'seo' | 'publishedAt' | 'updatedAt' | 'languages'
  > & {
    /** The blocks of the type’s layout with those of the entry in their place; none in the standard layout. */
    laidOut?: Block[];
  };
}

/** Makes the page load the track of an episode. */
const audioBlock = (track: unknown): Block => ({
  type: 'audioTrack',
  props: { id: 'entry-audio', track, text: '' },
});

/** Whether visitors can see something of a value; what it refers to may be hidden or gone. */
function isShown({ kind, value }: ShownValue, { products, services }: Parts): boolean {
  const isOneOf = (ids: readonly string[]) => (value as string[]).some((id) => ids.includes(id));
  switch (kind) {
    case 'entries':
      return (value as ReferredEntries).entries.length > 0;
    case 'products':
      return isOneOf(Object.values(products.lists).flatMap((list) => list.map(({ _id }) => _id)));
    case 'services':
      return isOneOf(services.services.flatMap(({ _id, published }) => (published ? [_id] : [])));
    default:
      return true;
  }
}

/** For loaders: what the screen of an entry needs. @param url of the screen, for lists with pages */
export async function showEntry(
  context: LoaderFunctionArgs['context'],
  entry: ShownEntry,
  url?: URL,
): Promise<Shown> {
  const audio = entry.values.find(({ kind }) => kind === 'audio');
  const { _id, name, href, seo, date, updatedAt, blocks, languages, layout } = entry;
  const laidOut = layout?.blocks && layOut(layout.blocks, blocks);
  const page = {
    _id,
    name,
    slug: href.slice(1),
    label: name,
    blocks,
    seo,
    publishedAt: date,
    updatedAt,
    ...(languages ? { languages } : {}),
    ...(laidOut ? { laidOut } : {}),
  };
  const [{ name: siteName, timezone, ecommerce }, loaded] = await Promise.all([
    callsOf<typeof websitesContract>(context)('GET /api/website'),
    loadParts(
      context,
      [...(audio ? [audioBlock(audio.value)] : []), ...blocksOfValues(entry.values), ...(laidOut ?? blocks)],
      url,
    ),
  ]);
  const parts = { ...loaded, tracks: { tracks: [...loaded.tracks.tracks, ...entry.tracks] } };
  const base = baseOf(context);
  const isTranslated = languages?.includes(base.slice(1)) === true;
  const values = entry.values.filter((value) => isShown(value, parts));
  const shown = { ...entry, values };
  return {
    entry: shown,
    page,
    currency: ecommerce.currency,
    site: { name: siteName, timeZone: timezone },
    base: isTranslated ? base : '',
    ...parts,
  };
}
