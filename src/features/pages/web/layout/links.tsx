import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cartCount } from '../../../orders/totals.ts';
import { useCart } from '../../../orders/web/index.ts';
import { pathOf, useStart } from '../start.ts';
import css from './links.module.css';

/** A link that is marked `aria-current` where the visitor is. */
export function SiteNavLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <a className={css.link} href={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** The owner's pages, and the shop where it is open, as list entries. */
export function NavigationItems({ withHome = true }: { withHome?: boolean }) {
  const { navigation, website } = useStart();
  const pages = withHome ? navigation : navigation.filter(({ slug }) => slug !== 'homepage');
  return (
    <>
      {pages.map(({ slug, label }) => (
        <li key={slug}>
          <SiteNavLink to={pathOf(slug)}>{label}</SiteNavLink>
        </li>
      ))}
      {website.ecommerce.enabled ? (
        <li>
          <SiteNavLink to="/shop">Shop</SiteNavLink>
        </li>
      ) : null}
    </>
  );
}

/** `Dashboard` for who is signed in, otherwise `Register` and `Sign In`; all lead to /account. */
export function AccountItems() {
  const { account } = useStart();
  return (account ? ['Dashboard'] : ['Register', 'Sign In']).map((label) => (
    <li key={label}>
      <a className={css.link} href={label === 'Register' ? '/account#register' : '/account'}>
        {label}
      </a>
    </li>
  ));
}

export const useCartCount = (): number => cartCount(useCart((cart) => cart.items));

export function SiteName() {
  const { website } = useStart();
  return website.logo ? (
    <img className={css.logo} src={website.logo} alt={website.name || 'Homepage'} />
  ) : (
    <span className={css.name}>{website.name || 'Homepage'}</span>
  );
}
