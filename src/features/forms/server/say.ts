import { serverMessages } from '../../../lib/messages/server-messages.ts';
import { spokenLanguage, spokenMessages } from '../../../lib/messages/spoken-language.ts';
import { de as answersDe } from '../messages/answers/de.ts';
import { ar as answersAr } from '../messages/answers/ar.ts';
import { nl as answersNl } from '../messages/answers/nl.ts';
import { es as answersEs } from '../messages/answers/es.ts';
import { pt as answersPt } from '../messages/answers/pt.ts';
import { it as answersIt } from '../messages/answers/it.ts';
import { fr as answersFr } from '../messages/answers/fr.ts';
import { en as answersEn } from '../messages/answers/en.ts';
import { de } from '../messages/refusals/de.ts';
import { ar } from '../messages/refusals/ar.ts';
import { nl } from '../messages/refusals/nl.ts';
import { es } from '../messages/refusals/es.ts';
import { pt } from '../messages/refusals/pt.ts';
import { it } from '../messages/refusals/it.ts';
import { fr } from '../messages/refusals/fr.ts';
import { en } from '../messages/refusals/en.ts';

/** What visitors are told, in a language. */
export const wordsFor = serverMessages({ en, de, fr, it, pt, es, nl, ar });
/** The same in the language of their request. */
export const say = () => wordsFor(spokenLanguage());
export const answerWords = spokenMessages({
  en: answersEn,
  de: answersDe,
  fr: answersFr,
  it: answersIt,
  pt: answersPt,
  es: answersEs,
  nl: answersNl,
  ar: answersAr,
});
