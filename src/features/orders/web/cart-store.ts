import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { MOST_OF_A_LINE } from '../totals.ts';

/** A line of the browser's cart. `price` is what was shown; the server computes what is charged. */
export interface CartItem {
  productId: string;
  quantity: number;
  /** `variantLabel` of the chosen variant; of a booking, its time in words. */
  variant: string | null;
  price: number;
  label: string;
  /** A booking held for this browser; `productId` is then its service. */
  booking?: HeldBooking;
}

export interface HeldBooking {
  id: string;
  /** Grants access to it. */
  key: string;
}

export interface Addition {
  productId: string;
  price: number;
  label: string;
  quantity?: number;
  /** Overrides price and label. */
  variant?: { variantLabel: string; price: number };
  booking?: HeldBooking;
  /** The time of a booking in words. */
  when?: string;
}

interface Cart {
  items: readonly CartItem[];
  add: (product: Addition) => void;
  /** Removes the line at this position. */
  remove: (position: number) => void;
  /** Changes the line at this position: another quantity, the current price. */
  change: (position: number, values: Partial<Pick<CartItem, 'quantity' | 'price' | 'label'>>) => void;
  /** Empties the cart and forgets the pending order. */
  reset: () => void;
}

export const CART_KEY = 'sitewright-cart';
export const PENDING_ORDER_KEY = 'sitewright-pending-order';
/** The cart that account and browser last agreed on, to tell each side's changes apart. */
export const AGREED_KEY = 'sitewright-cart-agreed';

/** The browser's storage, if available; otherwise a cart lasts as long as the page. */
export const tolerant: StateStorage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => localStorage.removeItem(key)),
};

/** Reads the stored state before a change. Without storage, the page's own state stays. */
export function readKept(store: { rehydrate: () => Promise<void> | void }, key: string): void {
  // The browser's storage answers synchronously.
  if (tolerant.getItem(key) !== null) void store.rehydrate();
}

export const useCart = create<Cart>()(
  persist(
    (set) => ({
      items: [],
      add: ({ productId, price, label, quantity = 1, variant, booking, when }) => {
        const item: CartItem = {
          productId,
          quantity,
          variant: variant?.variantLabel ?? when ?? null,
          price: variant?.price ?? price,
          label: variant?.variantLabel ?? label,
          ...(booking ? { booking } : {}),
        };
        // Keeps lines that another tab added, and stored ones if the press comes before they are read.
        readKept(useCart.persist, CART_KEY);
        // A booking has one line; paying for it again finds it there.
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
      // Stored data may be old or invalid.
      merge: (stored, cart) => ({
        ...cart,
        items: readItems((stored as { items?: unknown } | undefined)?.items),
      }),
      // The server knows no cart, so the first render must not use it either.
      skipHydration: true,
    },
  ),
);

/** Reads the saved cart and follows other tabs; call it after hydration. @returns a function that stops it */
export function restoreCart(): () => void {
  const restore = () => void useCart.persist.rehydrate();
  restore();
  const follow = ({ key }: StorageEvent) => {
    if (key === CART_KEY || key === null) restore();
  };
  // A page in the back-forward cache receives no events.
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

/** Syncs the cart with the signed-in account. Only customers load this code. */
export function followAccount(signedIn: boolean): void {
  if (!signedIn && !tolerant.getItem(AGREED_KEY)) return;
  import('./account-cart.ts')
    .then(({ shareCart, leaveCart }) => (signedIn ? shareCart() : leaveCart()))
    .catch(() => {
      // Without it, the cart stays in this browser.
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
