import { createContext, type ReactNode } from 'react';
import type { AudioTrack } from '../../../audio/contract.ts';
import type { ShownEntry } from '../../entry-shapes.ts';
import type { CommentList } from './comments/comment-data.ts';

/** The entry whose parts the blocks of a layout show. */
export interface EntryHere {
  entry: ShownEntry;
  comments: CommentList | null;
  /** The track of an episode. */
  tracks: readonly AudioTrack[];
  currency: string;
  /** Whether the entry is in the main language on a page in another. */
  isOriginal: boolean;
  /** Whether the layout’s own texts are in the main language on a page in another. */
  isLayoutOriginal: boolean;
  /** Blocks that show what a page has once: the title as its `h1`, and the comments. */
  titleId: string | null;
  commentsId: string | null;
  contentId?: string | null;
  /** Shown in place of the content. */
  instead?: ReactNode;
  /** In the editor: the blocks of the entry, which aren’t part of the layout’s tree there. */
  sample?: ReactNode;
  /** In the editor: what stands for a part that the entry doesn’t have. */
  missing?: (part: string) => ReactNode;
}

/** `null` on pages that aren’t the layout of an entry, where its parts show nothing. */
export const EntryContext = createContext<EntryHere | null>(null);
