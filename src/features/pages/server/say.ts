import { spokenMessages } from '../../../lib/messages/server-messages.ts';
import { catalogues as layout } from '../messages/layout/catalogues.ts';
import { catalogues as refusals } from '../messages/refusals/catalogues.ts';

/** Messages to visitors, in the language of their request. */
export const say = spokenMessages('pages.refusals', refusals);

/** What the frame of each page says. */
export const layoutWords = spokenMessages('pages.layout', layout);
