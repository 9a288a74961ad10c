import { useLayoutEffect } from 'react';
import { useCart } from './cart-store.ts';
import { gathered } from './gathered.ts';

/** Merges equal lines in the cart itself, because changes refer to lines by position. */
export function useGathered(): void {
  const items = useCart((cart) => cart.items);
  useLayoutEffect(() => {
    const lines = gathered(items);
    if (lines !== items) useCart.setState({ items: lines });
  }, [items]);
}
