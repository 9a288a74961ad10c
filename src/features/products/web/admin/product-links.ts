import type { LinkSource } from '../../../../lib/admin-ui/rich-text/link-choices.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { productsContract } from '../../contract.ts';

const call = browserClient<typeof productsContract>();
const SHOWN = 12;

/** Links to the shop and its products. */
export const productLinks: LinkSource = {
  label: 'Shop',
  find: async (words) => {
    const found = await call('GET /api/products', {
      query: { limit: SHOWN, ...(words ? { q: words } : {}) },
    });
    const shop = { href: '/shop', label: 'All products' };
    return [
      ...('all products'.includes(words.toLowerCase()) ? [shop] : []),
      ...found.map(({ label, slug }) => ({ href: `/product/${slug}`, label })),
    ];
  },
};
