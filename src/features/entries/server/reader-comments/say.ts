import { spokenMessages } from '../../../../lib/messages/server-messages.ts';
import { catalogues } from '../../messages/reader-comments/catalogues.ts';

export const say = spokenMessages('entries.reader-comments', catalogues);
