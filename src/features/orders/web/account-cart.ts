import { browserClient } from '../../../lib/http/client.ts';
import type { ordersContract } from '../contract.ts';
import { AGREED_KEY, type CartItem, tolerant, useCart } from './cart-store.ts';
import { mergeCarts } from './merge-carts.ts';

const PAUSE_MS = 400;
const call = browserClient<typeof ordersContract>();

const read = (): CartItem[] | null => {
  try {
    const stored: unknown = JSON.parse((tolerant.getItem(AGREED_KEY) as string | null) ?? 'null');
    return Array.isArray(stored) ? (stored as CartItem[]) : null;
  } catch {
    return null;
  }
};
const agree = (items: readonly CartItem[]) => void tolerant.setItem(AGREED_KEY, JSON.stringify(items));
const same = (one: readonly CartItem[], other: readonly CartItem[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A booking is held for one browser, and stays in its cart. */
const isShared = ({ booking }: CartItem): boolean => !booking;

async function save(items: readonly CartItem[]): Promise<void> {
  await call('PUT /api/cart', { body: { items: [...items] } });
  agree(items);
}

let stop: (() => void) | undefined;

/** Sends changes after a short delay, several at once. */
function follow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return useCart.subscribe(({ items }) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const shared = items.filter(isShared);
      // The next change, or the next visit, tries again.
      if (!same(shared, read() ?? [])) save(shared).catch(() => {});
    }, PAUSE_MS);
  });
}

/** Merges the account's cart and the browser's, and keeps both in sync from then on. */
export async function shareCart(): Promise<void> {
  stop?.();
  stop = undefined;
  const { items: saved } = await call('GET /api/cart');
  const { items: own } = useCart.getState();
  const shared = own.filter(isShared);
  const merged = mergeCarts(shared, saved, read());
  if (!same(merged, shared))
    useCart.setState({ items: [...merged, ...own.filter((item) => !isShared(item))] });
  if (same(merged, saved)) agree(merged);
  else await save(merged);
  stop = follow();
}

/** Signing out leaves an empty cart in the browser: the customer's cart stays in the account. */
export function leaveCart(): void {
  stop?.();
  stop = undefined;
  const agreed = read();
  void tolerant.removeItem(AGREED_KEY);
  if (agreed && same(useCart.getState().items.filter(isShared), agreed)) useCart.setState({ items: [] });
}
