import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { PENDING_ORDER_KEY, readKept, tolerant } from '../../cart-store.ts';

/** The buyer's input, stored so that going back or reloading loses nothing. */
export interface Details {
  email: string;
  name: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  company: string;
  postcode: string;
  country: string;
  code: string;
  shipping: string;
  terms: boolean;
  /** Immediate downloads without the right to cancel. */
  downloadConsent: boolean;
}

interface Checkout {
  details: Partial<Details>;
  /** The pending order, and the key that grants access without an account. */
  order: { id: string; key: string } | null;
  /** The last quote, for the space that the form needs before the next one. */
  asksAddress: boolean | null;
  note: (details: Partial<Details>) => void;
  expect: (asksAddress: boolean) => void;
  keep: (order: Checkout['order']) => void;
}

/** Stored under the pending order's own key (spec.md section 4); emptying the cart clears it. */
export const useCheckout = create<Checkout>()(
  persist(
    (set) => ({
      details: {},
      order: null,
      asksAddress: null,
      note: (details) => {
        readFirst();
        set((checkout) => ({ details: { ...checkout.details, ...details } }));
      },
      expect: (asksAddress) => {
        readFirst();
        if (useCheckout.getState().asksAddress !== asksAddress) set({ asksAddress });
      },
      keep: (order) => set({ order }),
    }),
    {
      name: PENDING_ORDER_KEY,
      storage: createJSONStorage(() => tolerant),
      partialize: ({ details, order, asksAddress }) => ({ details, order, asksAddress }),
      skipHydration: true,
    },
  ),
);

/** Other screens write it too, without having read it before. */
function readFirst(): void {
  if (!useCheckout.persist.hasHydrated()) readKept(useCheckout.persist, PENDING_ORDER_KEY);
}

const ORDER_KEYS = 'sitewright-order-keys';
const MOST_KEYS = 20;

/** Keys of orders made in this browser, so that the buyer can view them without an account. */
export function orderKeys(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(tolerant.getItem(ORDER_KEYS) as string);
    const entries = Object.entries(stored ?? {}).filter(([, key]) => typeof key === 'string');
    return Object.fromEntries(entries.slice(-MOST_KEYS)) as Record<string, string>;
  } catch {
    return {};
  }
}

export const rememberKey = (id: string, key: string): void =>
  void tolerant.setItem(ORDER_KEYS, JSON.stringify({ ...orderKeys(), [id]: key }));
