import { create } from 'zustand';

export type CommentFilter = 'open' | 'resolved' | 'mine';

interface CommentsState {
  opened: boolean;
  filter: CommentFilter;
  /** The block whose threads are wanted, and how often something was wanted; a new wish for the same one counts too. */
  block: string | null;
  wish: number;
  /** Whether somebody wants to write, and not only to read. */
  writes: boolean;
}

export const useComments = create<CommentsState>(() => ({
  opened: false,
  filter: 'open',
  block: null,
  wish: 0,
  writes: false,
}));

/** @param block whose threads are shown first; `null` for all of the page */
export const openComments = (block: string | null = null, writes = false): void =>
  useComments.setState(({ wish }) => ({ opened: true, filter: 'open', block, writes, wish: wish + 1 }));

export const closeComments = (): void => useComments.setState({ opened: false });
