import { staffTexts } from '../../../lib/messages/server-messages.ts';
import { de } from '../messages/admin-kinds/de.ts';
import { en } from '../messages/admin-kinds/en.ts';
import { es } from '../messages/admin-kinds/es.ts';
import { fr } from '../messages/admin-kinds/fr.ts';

/** Says what owners read about a kind of email in the language of staff. */
export const sayOfKind = staffTexts({ en, de, fr, es });
