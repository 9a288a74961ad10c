import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { layout } from '../../../messages/layout/area.ts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { openDrawer } from '../../../../orders/web/index.ts';
import { homeIn, offersAccounts, offersSearch, useStart } from '../../start.ts';
import { HeaderMenu } from './header-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { CartIcon } from './icons.tsx';
import { AccountItems, SiteName, useCartCount } from './links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuButton } from './site-menu.tsx';
import css from './site-header.module.css';

/** Name, navigation, search, account and cart, in the owner's layout; below 900 px the menu is a button. */
export function SiteHeader() {
  const t = useMessages(layout);
  const start = useStart();
  const { menus, website, base } = start;
  const hasLinks = menus.header.length > 0 || website.ecommerce.enabled;
  return (
    <header
      className={css.header}
      data-surface="page"
      data-layout={website.brand.headerLayout}
      data-sticky={website.brand.headerSticky || undefined}
    >
      <div className={css.line}>
        <a className={css.home} href={homeIn(base)}>
          <SiteName />
        </a>
        {hasLinks ? (
          <nav className={css.wide} aria-label={t.main}>
            <HeaderMenu className={css.links} />
          </nav>
        ) : null}
        <div className={css.tools}>
          <LanguageSwitch />
          {offersAccounts(start) && (
            <nav className={css.account} aria-label={t.account}>
              <ul className={css.links}>
                <AccountItems />
              </ul>
            </nav>
          )}
          {/* Words take another width when their font arrives. The icons are at the end of the line, so they stay where they are. */}
          {offersSearch(start) && <HeaderSearch />}
          <CartLink />
        </div>
        <MenuButton />
      </div>
    </header>
  );
}

/**
 * Rendered from the start, so that nothing moves when the first item is added; the count appears only if there are
 * items. A plain press opens the drawer if its code can be loaded, and leads to the cart page otherwise.
 */
function CartLink() {
  const t = useMessages(layout);
  const local = useLocalPath();
  const count = useCartCount();
  const { website } = useStart();
  const { pathname } = useLocation();
  if (count === 0 && !website.ecommerce.enabled) return null;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (pathname === '/order/cart') return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void openDrawer().then((isOpen) => isOpen || location.assign(href));
  };
  return (
    <a className={css.cart} href={local('/order/cart')} data-replay onClick={open}>
      <CartIcon />
      <span className="visually-hidden">{count === 0 ? t.cart : `${t.cartItems} `}</span>
      {count > 0 && <span className={css.count}>{count}</span>}
    </a>
  );
}
