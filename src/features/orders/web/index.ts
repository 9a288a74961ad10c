export { followAccount, restoreCart, useCart } from './cart-store.ts';
export { CartDrawerPlace } from './drawer/drawer-place.tsx';
export { openDrawer } from './drawer/drawer-store.ts';
export { gathered } from './gathered.ts';
export {
  chooseFrom,
  loadProducts,
  moreFrom,
  ProductsContext,
  productsOfPage,
  type ShownProducts,
} from './products-context.ts';
export { rememberKey, useCheckout } from './checkout/checkout-store.ts';
export { keepGuestCart, readGuestCart } from './plain/guest-cart.ts';
export { ProductGrid } from './shop/product-grid.tsx';
export { useMoney, WebsiteContext } from './shop/money.ts';
