import { staffTexts } from '../../../lib/messages/server-messages.ts';
import { ofDeliveries } from '../messages/staff-deliveries/catalogues.ts';

/** What the log says of itself, as it is stored. */
export const storedTexts = ofDeliveries.en;

/** Such a text in the language of staff. */
export const saidOfDelivery = staffTexts(ofDeliveries);
