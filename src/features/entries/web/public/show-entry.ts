import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../../lib/content/block-kind.ts';
import { callsOf } from '../../../../lib/ui/screen.ts';
import type { Page } from '../../../pages/contract.ts';
import { loadParts, type Parts } from '../../../pages/web/index.ts';
import type { websitesContract } from '../../../websites/contract.ts';
import type { ShownEntry } from '../../entry-shapes.ts';

export interface Shown extends Parts {
  entry: ShownEntry;
  currency: string;
  /** For structured data and the image that is shared, as of any page. */
  page: Pick<Page, '_id' | 'name' | 'label' | 'blocks' | 'seo' | 'publishedAt' | 'updatedAt'>;
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
  const { _id, name, seo, date, updatedAt, blocks } = entry;
  const page = { _id, name, label: name, blocks, seo, publishedAt: date, updatedAt };
  const [{ ecommerce }, parts] = await Promise.all([
    callsOf<typeof websitesContract>(context)('GET /api/website'),
    loadParts(context, [...(audio ? [audioBlock(audio.value)] : []), ...blocks], url),
  ]);
  return { entry, page, currency: ecommerce.currency, ...parts };
}
