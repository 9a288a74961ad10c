import { createContext } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../lib/content/block-kind.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import { callsOf, inPageLanguage } from '../../../lib/ui/screen.ts';
import type { AudioTrack, audioContract } from '../contract.ts';

/** The data of a page's playlists and tracks. */
export interface ShownTracks {
  tracks: readonly AudioTrack[];
  /** On the canvas, where an empty block says what to do. */
  editing?: boolean;
}

const noTracks: ShownTracks = { tracks: [] };
export const TracksContext = createContext(noTracks);

/** For loaders of pages: the site's tracks, if a block shows some. */
export async function loadTracks(
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
): Promise<ShownTracks> {
  for (const { block } of walkTree(blocks))
    if (block.type === 'playlist' || block.type === 'audioTrack')
      return {
        tracks: await callsOf<typeof audioContract>(context)('GET /api/audio', {
          query: inPageLanguage(context),
        }),
      };
  return noTracks;
}
