import { useLayoutEffect } from 'react';
import { useCart } from './cart-store.ts';
import { gathered } from './gathered.ts';

/** Lays lines of the same thing together, in the cart itself, as positions are what lines are changed by. */
export function useGathered(): void {
  const items = useCart((cart) => cart.items);
  useLayoutEffect(() => {
    const lines = gathered(items);
    if (lines !== items) useCart.setState({ items: lines });
  }, [items]);
}
