import { staffMessages } from '../../../../lib/messages/server-messages.ts';
import { de } from '../../messages/admin-wording-problems/de.ts';
import { en } from '../../messages/admin-wording-problems/en.ts';
import { es } from '../../messages/admin-wording-problems/es.ts';
import { fr } from '../../messages/admin-wording-problems/fr.ts';

/** What is wrong with a changed text, as the screen says it. */
export const problemWords = staffMessages({ en, de, fr, es });
