const CART = 'sitewright-cart';
const CHECKOUT = 'sitewright-pending-order';

const stateOf = (key: string): Record<string, unknown> => {
  const { state } = JSON.parse(localStorage.getItem(key) ?? '{}') as { state?: Record<string, unknown> };
  return state ?? {};
};

/**
 * Tells the checkout's styles what only this browser knows, before the first paint: how many lines its cart has, and whether an
 * address is needed. The page itself is the same for everyone.
 */
export function tellCart(): void {
  if (!document.querySelector('[data-early]')) return;
  const { dataset } = document.documentElement;
  try {
    const { items } = stateOf(CART);
    dataset['cartLines'] = String(Math.min(Array.isArray(items) ? items.length : 0, 4));
    if (stateOf(CHECKOUT)['asksAddress'] === false) dataset['noAddress'] = '';
  } catch {
    // Without storage, the cart can't be known before script has loaded.
  }
}
