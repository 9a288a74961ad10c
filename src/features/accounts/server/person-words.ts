import { serverMessages } from '../../../lib/messages/server-messages.ts';
import { de } from '../messages/people/de.ts';
import { ar } from '../messages/people/ar.ts';
import { nl } from '../messages/people/nl.ts';
import { es } from '../messages/people/es.ts';
import { pt } from '../messages/people/pt.ts';
import { it } from '../messages/people/it.ts';
import { fr } from '../messages/people/fr.ts';
import { en } from '../messages/people/en.ts';

/** Roles and devices in words, for emails. */
export const personWords = serverMessages({ en, de, fr, it, pt, es, nl, ar });
