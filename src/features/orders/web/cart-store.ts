import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { MOST_OF_A_LINE } from '../totals.ts';

/** A line of the cart as the browser keeps it. `price` is what was shown; the server computes what is charged. */
export interface CartItem {
  productId: string;
  quantity: number;
  /** `variantLabel` of the chosen variant. */
  variant: string | null;
  price: number;
  label: string;
  /** A booking that is held for this browser, and the key that opens it; `productId` is its service then. */
  booking?: { id: string; key: string };
}

export interface Addition {
  productId: string;
  price: number;
  label: string;
  quantity?: number;
  /** Overrides price and label. */
  variant?: { variantLabel: string; price: number };
  booking?: { id: string; key: string };
}

interface Cart {
  items: readonly CartItem[];
  add: (product: Addition) => void;
  /** Takes away the line at this position. */
  remove: (position: number) => void;
  /** Puts other values into the line at this position: another quantity, today's price. */
  change: (position: number, values: Partial<Pick<CartItem, 'quantity' | 'price' | 'label'>>) => void;
  /** Empties the cart and forgets the pending order. */
  reset: () => void;
}

export const CART_KEY = 'sitewright-cart';
export const PENDING_ORDER_KEY = 'sitewright-pending-order';
/** What account and browser agreed on last, so that each side's own changes can be told. */
export const AGREED_KEY = 'sitewright-cart-agreed';

/** The browser's storage where there is one and it may be used; a cart that cannot be kept lasts as long as the page. */
export const tolerant: StateStorage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => localStorage.removeItem(key)),
};

/** Takes what is kept for the state that a change begins from. Where nothing can be kept, the page's own stays. */
export function readKept(store: { rehydrate: () => Promise<void> | void }, key: string): void {
  // The browser's storage answers at once.
  if (tolerant.getItem(key) !== null) void store.rehydrate();
}

export const useCart = create<Cart>()(
  persist(
    (set) => ({
      items: [],
      add: ({ productId, price, label, quantity = 1, variant, booking }) => {
        const item: CartItem = {
          productId,
          quantity,
          variant: variant?.variantLabel ?? null,
          price: variant?.price ?? price,
          label: variant?.variantLabel ?? label,
          ...(booking ? { booking } : {}),
        };
        // What another tab added is not lost, nor what was kept when the press comes before it is read.
        readKept(useCart.persist, CART_KEY);
        // A booking has one place; anyone who comes to pay it again finds it there.
        set(({ items }) =>
          booking && items.some((one) => one.booking?.id === booking.id) ? {} : { items: [...items, item] },
        );
      },
      change: (position, values) =>
        set(({ items }) => ({
          items: items.map((item, at) => (at === position ? { ...item, ...values } : item)),
        })),
      remove: (position) => set(({ items }) => ({ items: items.toSpliced(position, 1) })),
      reset: () => {
        set({ items: [] });
        useCart.persist.clearStorage();
        void tolerant.removeItem(PENDING_ORDER_KEY);
      },
    }),
    {
      name: CART_KEY,
      storage: createJSONStorage(() => tolerant),
      partialize: ({ items }) => ({ items }),
      // What lies in storage may be old, or anybody's.
      merge: (stored, cart) => ({
        ...cart,
        items: readItems((stored as { items?: unknown } | undefined)?.items),
      }),
      // The server knows no cart: the first render must not either.
      skipHydration: true,
    },
  ),
);

/** Reads the saved cart and follows other tabs; call it once the page is hydrated. Returns how to stop. */
export function restoreCart(): () => void {
  const restore = () => void useCart.persist.rehydrate();
  restore();
  const follow = ({ key }: StorageEvent) => {
    if (key === CART_KEY || key === null) restore();
  };
  // A page that the browser had put aside was told nothing meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restore();
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** The cart goes with the person who is signed in. What does it is loaded by those alone. */
export function followAccount(signedIn: boolean): void {
  if (!signedIn && !tolerant.getItem(AGREED_KEY)) return;
  import('./account-cart.ts')
    .then(({ shareCart, leaveCart }) => (signedIn ? shareCart() : leaveCart()))
    .catch(() => {
      // Without it the cart stays this browser's.
    });
}

function readItems(stored: unknown): CartItem[] {
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

function isItem(value: unknown): value is CartItem {
  const item = (value ?? {}) as Partial<Record<keyof CartItem, unknown>>;
  const { quantity, price, variant, booking } = item;
  return (
    typeof item.productId === 'string' &&
    typeof item.label === 'string' &&
    (variant === null || typeof variant === 'string') &&
    (booking === undefined || isBooking(booking)) &&
    Number.isInteger(quantity) &&
    (quantity as number) >= 1 &&
    (quantity as number) <= MOST_OF_A_LINE &&
    Number.isFinite(price) &&
    (price as number) >= 0
  );
}

function isBooking(value: unknown): boolean {
  const { id, key } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof key === 'string';
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
