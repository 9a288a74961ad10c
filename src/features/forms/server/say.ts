import { spokenMessages } from '../../../lib/messages/spoken-language.ts';
import { catalogues as answers } from '../messages/answers/catalogues.ts';
import { catalogues as refusals } from '../messages/refusals/catalogues.ts';

export const say = spokenMessages(refusals);
export const answerWords = spokenMessages(answers);
