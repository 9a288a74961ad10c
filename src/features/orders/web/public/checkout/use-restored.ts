import { useEffect, useSyncExternalStore } from 'react';
import { useCart } from '../../cart-store.ts';
import { useCheckout } from './checkout-store.ts';

let restored = false;
const followers = new Set<() => void>();
const follow = (changed: () => void) => {
  followers.add(changed);
  return () => void followers.delete(changed);
};

/** True once cart and checkout are restored from this browser, for the rest of the visit; false on the server. */
export function useRestored(): boolean {
  useEffect(() => {
    if (restored) return;
    // The browser's storage answers synchronously.
    for (const store of [useCart.persist, useCheckout.persist]) void store.rehydrate();
    restored = true;
    for (const changed of followers) changed();
  }, []);
  return useSyncExternalStore(
    follow,
    () => restored,
    () => false,
  );
}
