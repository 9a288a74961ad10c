import { spokenMessages } from '../messages/spoken-language.ts';
import { de } from './messages/address/de.ts';
import { ar } from './messages/address/ar.ts';
import { nl } from './messages/address/nl.ts';
import { es } from './messages/address/es.ts';
import { pt } from './messages/address/pt.ts';
import { it } from './messages/address/it.ts';
import { fr } from './messages/address/fr.ts';
import { en } from './messages/address/en.ts';

/** What is wrong with an address, for whoever has sent it. */
export const spokenPostal = spokenMessages({ en, de, fr, it, pt, es, nl, ar });
