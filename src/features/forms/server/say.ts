import { spokenMessages } from '../../../lib/messages/server-messages.ts';
import { catalogues as answers } from '../messages/answers/catalogues.ts';
import { catalogues as refusals } from '../messages/refusals/catalogues.ts';

export const say = spokenMessages('forms.refusals', refusals);
export const answerWords = spokenMessages('forms.answers', answers);
