import { textsOf } from '../../../../../lib/messages/texts-of.ts';
import { placesAdmin } from '../../../messages/admin-places/area.ts';
import { en } from '../../../messages/admin-places/en.ts';

/** Where texts appear, in the language of the admin. The server says it in English. */
export const sayPlace = textsOf(placesAdmin, en);
