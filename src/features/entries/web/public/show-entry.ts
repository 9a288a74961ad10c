import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../../lib/content/block-kind.ts';
import { baseOf, callsOf } from '../../../../lib/ui/screen.ts';
import type { Page } from '../../../pages/contract.ts';
import { loadParts, type Parts } from '../../../pages/web/index.ts';
import type { websitesContract } from '../../../websites/contract.ts';
import type { ShownEntry } from '../../entry-shapes.ts';
import { layOut } from './lay-out.ts';
import type { CommentList } from './comments/comment-data.ts';

export interface Shown extends Parts {
  /** None in a draft. */
  comments?: CommentList;
  entry: ShownEntry;
  currency: string;
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
  const [{ ecommerce }, parts] = await Promise.all([
    callsOf<typeof websitesContract>(context)('GET /api/website'),
    loadParts(context, [...(audio ? [audioBlock(audio.value)] : []), ...(laidOut ?? blocks)], url),
  ]);
  const base = baseOf(context);
  const isTranslated = languages?.includes(base.slice(1)) === true;
  return { entry, page, currency: ecommerce.currency, base: isTranslated ? base : '', ...parts };
}
