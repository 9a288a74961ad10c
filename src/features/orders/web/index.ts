export { followAccount, restoreCart, useCart } from './cart-store.ts';
export { CartDrawerPlace } from './public/drawer/drawer-place.tsx';
export { openDrawer } from './public/drawer/drawer-store.ts';
export { gathered } from './gathered.ts';
export {
  chooseFrom,
  loadProducts,
  moreFrom,
  ProductsContext,
  productsOfPage,
  type ShownProducts,
} from './products-context.ts';
export { rememberKey, useCheckout } from './public/checkout/checkout-store.ts';
export { keepGuestCart, readGuestCart } from './public/plain/guest-cart.ts';
export { ProductGrid } from './public/shop/product-grid.tsx';
export { productOffers } from './public/shop/structured-data.ts';
export { useMoney, WebsiteContext } from './public/shop/money.ts';
