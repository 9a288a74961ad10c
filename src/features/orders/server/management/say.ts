import { spokenMessages } from '../../../../lib/messages/spoken-language.ts';
import { de } from '../../messages/refusals/de.ts';
import { en } from '../../messages/refusals/en.ts';

/** What visitors are told, in the language of their request. */
export const say = spokenMessages({ en, de });
