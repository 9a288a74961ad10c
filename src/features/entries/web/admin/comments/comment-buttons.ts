import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { ModeratedState } from '../../../reader-comments-contract.ts';

export interface Move {
  /** Its words. */
  label: 'approve' | 'markAsSpam' | 'moveToTrash' | 'notSpam' | 'restore';
  state: ModeratedState;
}

const approve: Move = { label: 'approve', state: 'published' };
const spam: Move = { label: 'markAsSpam', state: 'spam' };
const trash: Move = { label: 'moveToTrash', state: 'trash' };

/** Where comments of each list can be moved. */
export const moves: Readonly<Record<ModeratedState, readonly Move[]>> = {
  pending: [approve, spam, trash],
  published: [spam, trash],
  spam: [approve, { label: 'notSpam', state: 'pending' }, trash],
  trash: [approve, { label: 'restore', state: 'pending' }],
};

/** Whether comments of this list can be answered. */
export const isAnswered = (state: ModeratedState): boolean => state === 'pending' || state === 'published';

/** Whether comments of this list can be deleted for good. */
export const isErased = (state: ModeratedState): boolean => state === 'spam' || state === 'trash';

/** Whether the user’s role may change comments, which visitors notice at once. */
export const mayModerate = (): boolean => may('pages', 'write') && may('publish', 'write');
