import { spokenMessages } from '../../../../lib/messages/spoken-language.ts';
import { de } from '../../messages/refusals/de.ts';
import { ar } from '../../messages/refusals/ar.ts';
import { nl } from '../../messages/refusals/nl.ts';
import { es } from '../../messages/refusals/es.ts';
import { pt } from '../../messages/refusals/pt.ts';
import { it } from '../../messages/refusals/it.ts';
import { fr } from '../../messages/refusals/fr.ts';
import { en } from '../../messages/refusals/en.ts';

/** What visitors are told, in the language of their request. */
export const say = spokenMessages({ en, de, fr, it, pt, es, nl, ar });
