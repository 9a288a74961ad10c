export { restoreCart, useCart } from './cart-store.ts';
