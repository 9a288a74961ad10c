import { serverMessages } from '../../../lib/messages/server-messages.ts';
import { spokenLanguage, spokenMessages } from '../../../lib/messages/spoken-language.ts';
import { catalogues as answers } from '../messages/answers/catalogues.ts';
import { catalogues as refusals } from '../messages/refusals/catalogues.ts';

/** What visitors are told, in a language. */
export const wordsFor = serverMessages(refusals);
/** The same in the language of their request. */
export const say = () => wordsFor(spokenLanguage());
export const answerWords = spokenMessages(answers);
