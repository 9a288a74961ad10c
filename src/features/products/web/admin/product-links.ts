import type { LinkSource } from '../../../../lib/admin-ui/rich-text/link-choices.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { productsContract } from '../../contract.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../messages/admin/area.ts';

const call = browserClient<typeof productsContract>();
const SHOWN = 12;

/** Links to the shop and its products. */
export const productLinks: LinkSource = {
  get label() {
    return messagesNow(productsAdmin).shop;
  },
  find: async (words) => {
    const say = messagesNow(productsAdmin);
    const found = await call('GET /api/products', {
      query: { limit: SHOWN, ...(words ? { q: words } : {}) },
    });
    const shop = { href: '/shop', label: say.allProducts };
    return [
      ...(shop.label.toLowerCase().includes(words.toLowerCase()) ? [shop] : []),
      ...found.map(({ label, slug }) => ({ href: `/product/${slug}`, label })),
    ];
  },
};
