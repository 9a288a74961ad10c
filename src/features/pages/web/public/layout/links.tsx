import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { layout } from '../../../messages/layout/area.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cartCount } from '../../../../orders/totals.ts';
import { useCart } from '../../../../orders/web/index.ts';
import type { MenuEntry, MenuLink } from '../../../menus-contract.ts';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { srcSetOf } from '../../../../../lib/ui/picture/sources.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { homeIn, useStart } from '../../start.ts';
import { AccountIcon } from './icons.tsx';
import css from './links.module.css';

/** A link with `aria-current`: `page` on the page that it leads to, `true` on those below it. */
export function SiteNavLink({
  to,
  children,
  written,
}: {
  to: string;
  children: ReactNode;
  /** The language of its words, if it isn't that of the page. */
  written?: ReturnType<ReturnType<typeof useOriginal>>;
}) {
  const { base } = useStart();
  const inside = useLocation().pathname;
  const pathname = inside === '/' ? homeIn(base) : base + inside;
  const isAbove = to !== homeIn(base) && pathname.startsWith(`${to}/`);
  return (
    <a
      {...written}
      className={css.link}
      href={to}
      rel={isExternal(to) ? 'noopener' : undefined}
      aria-current={pathname === to ? 'page' : isAbove ? 'true' : undefined}
    >
      {children}
    </a>
  );
}

/** A menu entry; a title if it has no target. */
export function MenuWords({ entry }: { entry: MenuLink }) {
  const written = useOriginal()(entry, 'label');
  const { label, href } = entry;
  if (href !== null)
    return (
      <SiteNavLink to={href} written={written}>
        {label}
      </SiteNavLink>
    );
  return (
    <span className={css.title} {...written}>
      {label}
    </span>
  );
}

/** Entries with their second level, all visible. */
export const NestedItems = ({ entries }: { entries: readonly MenuEntry[] }) =>
  entries.map((entry, index) => (
    <li key={index}>
      <MenuWords entry={entry} />
      {entry.children.length > 0 ? (
        <ul className={css.below}>
          {entry.children.map((child, place) => (
            <li key={place}>
              <MenuWords entry={child} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  ));

/** A link to the shop, if it is open. */
export function ShopItem() {
  const t = useMessages(layout);
  const local = useLocalPath();
  const { website } = useStart();
  return website.ecommerce.enabled ? (
    <li>
      <SiteNavLink to={local('/shop')}>{t.shop}</SiteNavLink>
    </li>
  ) : null;
}

/** `Dashboard` for signed-in people, otherwise `Register` and `Sign In`; all lead to /account. */
export function AccountItems() {
  const t = useMessages(layout);
  const local = useLocalPath();
  const { account } = useStart();
  return (
    <>
      {account ? null : (
        <li className={css.register}>
          <a className={css.link} href={local('/account#register')}>
            {t.register}
          </a>
        </li>
      )}
      <li>
        <a className={css.account} href={local('/account')}>
          <AccountIcon />
          <span>{account ? t.dashboard : t.headerSignIn}</span>
        </a>
      </li>
    </>
  );
}

export const useCartCount = (): number => cartCount(useCart((cart) => cart.items));

/** Pixels, as in the style. */
const LOGO_WIDTH = 224;

/** @param plain shows the name as text where a logo could have too little contrast */
export function SiteName({ plain = false }: { plain?: boolean }) {
  const t = useMessages(layout);
  const { website } = useStart();
  const { logo } = website.brand;
  const name = website.name || t.homepage;
  if (logo && !plain)
    return (
      <img
        className={css.logo}
        src={logo.src}
        srcSet={srcSetOf(logo, LOGO_WIDTH, 'webp')}
        sizes={`${LOGO_WIDTH}px`}
        alt={logo.alt || name}
        width={logo.width}
        height={logo.height}
      />
    );
  return website.logo && !plain ? (
    <img className={css.logo} src={website.logo} alt={name} />
  ) : (
    <span className={css.name}>{name}</span>
  );
}
