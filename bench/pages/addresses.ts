import type { RunningServer } from '../../tests/support/server.ts';

export interface Address {
  what: string;
  path: string;
  cookie?: string;
}

async function first(server: RunningServer, path: string): Promise<{ _id: string; slug: string }> {
  const [found] = (await server.request({ path })).json() as { _id: string; slug: string }[];
  if (!found) throw new Error(`${path} of the demo site is empty.`);
  return found;
}

/** Addresses of the demo site that visitors request. */
export async function addresses(server: RunningServer): Promise<{ screens: Address[]; calls: Address[] }> {
  const product = await first(server, '/api/products');
  const collection = await first(server, '/api/collections');
  const service = await first(server, '/api/services');
  return {
    screens: [
      { what: 'home', path: '/' },
      { what: 'home with utm_source', path: '/?utm_source=x' },
      { what: 'shop', path: '/shop' },
      { what: 'shop with utm_source', path: '/shop?utm_source=x' },
      { what: 'product', path: `/product/${product.slug}` },
      { what: 'product with a cart', path: `/product/${product.slug}`, cookie: 'sitewright_cart=W10' },
      { what: 'collection', path: `/shop?collection=${collection.slug}` },
      { what: 'service', path: `/service/${service.slug}` },
      { what: 'playlist', path: '/playlist' },
    ],
    calls: [
      { what: 'GET /api/products?limit=12', path: '/api/products?limit=12' },
      { what: 'GET /api/product/{id}', path: `/api/product/${product._id}` },
      { what: 'GET /api/navigation', path: '/api/navigation' },
    ],
  };
}
