import { CartIcon } from './icons.tsx';
import { SiteName } from './links.tsx';
import css from './site-header.module.css';

/** Stands in place of the site's header while somebody checks out. */
export const CheckoutHeader = () => (
  <header className={css.header} data-surface="page">
    <div className={css.line}>
      <a className={css.home} href="/">
        <SiteName />
      </a>
      <a className={css.back} href="/order/cart">
        <CartIcon />
        Back to cart
      </a>
    </div>
  </header>
);
