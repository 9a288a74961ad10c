import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import type { SetupKey } from '../../contract.ts';
import { siteCheckAdmin } from '../../messages/admin/area.ts';

const said = () => messagesNow(siteCheckAdmin);

/** Names of the steps. */
export const setupLabels: Readonly<Record<SetupKey, string>> = {
  get content() {
    return said().setupContent;
  },
  get branding() {
    return said().setupBranding;
  },
  get products() {
    return said().setupProducts;
  },
  get payment() {
    return said().setupPayment;
  },
  get delivery() {
    return said().setupDelivery;
  },
  get email() {
    return said().setupEmail;
  },
  get legal() {
    return said().setupLegal;
  },
  get domain() {
    return said().setupDomain;
  },
};
