export { followAccount, restoreCart, useCart } from './cart-store.ts';
export {
  chooseFrom,
  loadProducts,
  moreFrom,
  ProductsContext,
  productsOfPage,
  type ShownProducts,
} from './products-context.ts';
export { WebsiteContext } from './shop/money.ts';
