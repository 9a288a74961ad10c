import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { layout } from '../../../messages/layout/area.ts';
import { useRef, useSyncExternalStore, type ToggleEvent } from 'react';
import { homeIn, offersAccounts, offersSearch, useStart } from '../../start.ts';
import { CloseIcon, MenuIcon } from './icons.tsx';
import { NestedItems, ShopItem, SiteName, SiteNavLink, useCartCount } from './links.tsx';
import { LanguageItems } from './language-switch.tsx';
import { useNavigated } from './use-navigated.ts';
import css from './site-menu.module.css';

const MENU_ID = 'site-menu';

/** Opens the menu, without script too. `floating` without a header: it then stays in a corner. */
export const MenuButton = ({ floating = false }: { floating?: boolean }) => {
  const t = useMessages(layout);
  return (
    <button type="button" className={css.open} data-floating={floating} popoverTarget={MENU_ID}>
      <MenuIcon />
      {t.menu}
    </button>
  );
};

/**
 * The menu of small windows, and of sites without a header. A popover, so that the browser handles opening, Escape, a press
 * outside and the return of focus; script adds a focus trap.
 */
export function SiteMenu() {
  const t = useMessages(layout);
  const local = useLocalPath();
  const start = useStart();
  const { account, menus, website, base } = start;
  const menu = useRef<HTMLDivElement>(null);
  const count = useCartCount();
  useNavigated(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  });
  return (
    <div
      className={css.menu}
      id={MENU_ID}
      ref={menu}
      popover="auto"
      role="dialog"
      aria-label={t.menu}
      data-surface="page"
      data-full={website.brand.mobileMenu === 'full' || undefined}
      // Before it hides, because the focus returns immediately, and can't while the rest is inert.
      onBeforeToggle={(event) => setApart(event, event.newState !== 'open')}
      onToggle={(event) => setApart(event, event.newState !== 'open')}
    >
      <div className={css.top}>
        <a className={css.home} href={homeIn(base)}>
          <SiteName />
        </a>
        <button
          type="button"
          className={css.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          autoFocus
        >
          <CloseIcon />
          <span className="visually-hidden">{t.closeMenu}</span>
        </button>
      </div>
      <nav aria-label={t.menu}>
        <ul className={css.links}>
          <li>
            <SiteNavLink to={homeIn(base)}>{t.home}</SiteNavLink>
          </li>
          {offersAccounts(start) ? (
            <li>
              <SiteNavLink to={local('/account')}>{t.account}</SiteNavLink>
            </li>
          ) : null}
          <NestedItems
            entries={menus.header.filter(
              ({ href, children }) => href !== homeIn(base) || children.length > 0,
            )}
          />
          <ShopItem />
          {website.header || !offersSearch(start) ? null : (
            <li>
              <SiteNavLink to={local('/search')}>{t.search}</SiteNavLink>
            </li>
          )}
          {website.ecommerce.enabled || count > 0 ? (
            <li>
              <SiteNavLink to={local('/order/cart')}>{t.cartCount({ count })}</SiteNavLink>
            </li>
          ) : null}
        </ul>
      </nav>
      <LanguageItems />
      {account ? <SignedInAs email={account.email} /> : null}
    </div>
  );
}

const never = () => () => {};

/**
 * The current session, loaded by script: pages come from a cache that all customers share. It comes last, because links that
 * it moved away would miss a press.
 */
function SignedInAs({ email }: { email: string }) {
  const shown = useSyncExternalStore(
    never,
    () => email,
    () => '',
  );
  return <p className={css.who}>{shown}</p>;
}

/** Makes everything beside the menu inert while it is open. */
function setApart(event: ToggleEvent<HTMLDivElement>, reachable: boolean) {
  if (event.type === 'beforetoggle' && !reachable) return;
  const menu = event.currentTarget;
  for (const beside of menu.parentElement?.children ?? []) {
    if (beside !== menu && beside instanceof HTMLElement) beside.inert = !reachable;
  }
}
