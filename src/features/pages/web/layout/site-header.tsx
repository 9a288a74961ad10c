import { useStart } from '../start.ts';
import { CartIcon } from './icons.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { AccountItems, SiteName, useCartCount } from './links.tsx';
import { MenuButton } from './site-menu.tsx';
import css from './site-header.module.css';

/** Name, navigation, account and cart, arranged as the owner chose; below 900 px the name, the cart and the menu. */
export function SiteHeader() {
  const { menus, website } = useStart();
  const hasLinks = menus.header.length > 0 || website.ecommerce.enabled;
  return (
    <header className={css.header} data-surface="page" data-layout={website.brand.headerLayout}>
      <div className={css.line}>
        <a className={css.home} href="/">
          <SiteName />
        </a>
        {hasLinks ? (
          <nav className={css.wide} aria-label="Main">
            <HeaderMenu className={css.links} />
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

/** There from the start, so that nothing moves when the first item is added; its count only where there is something to count. */
function CartLink() {
  const count = useCartCount();
  const { website } = useStart();
  if (count === 0 && !website.ecommerce.enabled) return null;
  return (
    <a className={css.cart} href="/order/cart">
      <CartIcon />
      <span className="visually-hidden">{count === 0 ? 'Cart' : 'Cart, items: '}</span>
      {count > 0 && <span className={css.count}>{count}</span>}
    </a>
  );
}
