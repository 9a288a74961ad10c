import { useStart } from '../start.ts';
import { CartIcon } from './icons.tsx';
import { AccountItems, NavigationItems, SiteName, useCartCount } from './links.tsx';
import { MenuButton } from './site-menu.tsx';
import css from './site-header.module.css';

/** Name, navigation, account and cart in a line; below 900 px the name, the cart and the menu. */
export function SiteHeader() {
  const { navigation, website } = useStart();
  const hasLinks = navigation.length > 0 || website.ecommerce.enabled;
  return (
    <header className={css.header} data-surface="page">
      <div className={css.line}>
        <a className={css.home} href="/">
          <SiteName />
        </a>
        {hasLinks ? (
          <nav className={css.wide} aria-label="Main">
            <ul className={css.links}>
              <NavigationItems />
            </ul>
          </nav>
        ) : null}
        <nav className={css.account} aria-label="Account">
          <ul className={css.links}>
            <AccountItems />
          </ul>
        </nav>
        <CartLink />
        <MenuButton />
      </div>
    </header>
  );
}

function CartLink() {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <a className={css.cart} href="/order/cart">
      <CartIcon />
      <span className="visually-hidden">Cart, items: </span>
      <span className={css.count}>{count}</span>
    </a>
  );
}
