import { textsOf } from '../../../../../lib/messages/texts-of.ts';
import { answersAdmin } from '../../../messages/admin-answers/area.ts';
import { en } from '../../../messages/admin-answers/en.ts';

/** An answer as the log shows it: what a server answered in its own words, what the log says of itself in the admin’s language. */
export const sayAnswer = textsOf(answersAdmin, en);
