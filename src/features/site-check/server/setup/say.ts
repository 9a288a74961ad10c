import { staffMessages } from '../../../../lib/messages/server-messages.ts';
import { setupCatalogues } from '../../messages/staff-setup/catalogues.ts';

export const say = staffMessages(setupCatalogues);
