import { spokenMessages } from '../../../../lib/messages/server-messages.ts';
import { catalogues } from '../../messages/review/catalogues.ts';

/** What people read who comment through a preview link. */
export const reviewWords = spokenMessages('pages.review', catalogues);
