import { staffTexts } from '../../lib/messages/server-messages.ts';
import { de } from '../messages/admin-blocks/de.ts';
import { en } from '../messages/admin-blocks/en.ts';
import { es } from '../messages/admin-blocks/es.ts';
import { fr } from '../messages/admin-blocks/fr.ts';

/** Says what owners read about kinds of blocks in the language of staff. */
export const sayOfBlocks = staffTexts({ en, de, fr, es });
