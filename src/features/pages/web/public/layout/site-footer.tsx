import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { layout } from '../../../messages/layout/area.ts';
import type { MenuEntry } from '../../../menus-contract.ts';
import { IsolatedLines } from '../../../../../lib/ui/isolated-lines.tsx';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { LEGAL_SLUGS } from '../../../legal-slugs.ts';
import { homeIn, pathOf, useStart } from '../../start.ts';
import { MenuWords, ShopItem, SiteName, SiteNavLink } from './links.tsx';
import css from './site-footer.module.css';

/**
 * The site's name, the footer menu, the owner's note, and links required on every page.
 * @param isReduced during checkout: required links only
 */
export function SiteFooter({ isReduced = false }: { isReduced?: boolean }) {
  const t = useMessages(layout);
  const { menus, website, base } = useStart();
  const { footer, footerLayout, footerGround, headerLayout, logoPlate } = website.brand;
  const { note } = footer;
  const written = useOriginal();
  // If no footer menu is set up, it repeats the header's.
  const entries =
    menus.footer.length > 0 ? menus.footer : menus.header.map((entry) => ({ ...entry, children: [] }));
  const shown = entries.filter(({ href, children }) => href !== null || children.length > 0);
  // By default it matches the header: its layouts are the same, and a site with a drawer has a dark footer.
  const own = website.header ? headerLayout : 'drawer';
  const arrangement = footerLayout === 'header' ? own : footerLayout;
  const automatic = website.header ? 'tint' : 'dark';
  const ground = footerGround === 'auto' ? automatic : footerGround;
  const isLost = !logoPlate && (ground === 'dark' || ground === 'main');
  return (
    <footer className={css.footer} data-surface={ground} data-layout={arrangement}>
      <div className={css.line}>
        {isReduced ? (
          <nav className={css.legal} aria-label={t.footer}>
            <ul>
              <Legal />
            </ul>
          </nav>
        ) : (
          <>
            <div className={css.about}>
              <a className={css.home} href={homeIn(base)}>
                <SiteName plain={isLost} />
              </a>
              {note ? (
                <p className={css.note} {...written(website, 'footer.note')}>
                  <IsolatedLines text={note} />
                </p>
              ) : null}
              <Social />
            </div>
            <nav className={css.links} aria-label={t.footer}>
              <Columns entries={shown} withShop={menus.footer.length === 0} />
              <Always entries={shown} />
            </nav>
          </>
        )}
        {/* A page may be cached over the turn of the year. */}
        <p className={css.rights} suppressHydrationWarning>
          © {currentYear()} <bdi>{website.name}</bdi>
        </p>
      </div>
    </footer>
  );
}

const currentYear = () => new Date().getFullYear();

/** Entries with children are columns; the rest share one column. */
function Columns({ entries, withShop }: { entries: MenuEntry[]; withShop: boolean }) {
  const single = entries.filter(({ children }) => children.length === 0);
  return (
    <>
      {entries
        .filter(({ children }) => children.length > 0)
        .map((column, index) => (
          <div key={index}>
            <p className={css.title}>
              <MenuWords entry={column} />
            </p>
            <ul aria-label={column.label}>
              {column.children.map((child, place) => (
                <li key={place}>
                  <MenuWords entry={child} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      {single.length > 0 || withShop ? (
        <ul>
          {single.map((entry, index) => (
            <li key={index}>
              <MenuWords entry={entry} />
            </li>
          ))}
          {withShop ? <ShopItem /> : null}
        </ul>
      ) : null}
    </>
  );
}

function Always({ entries }: { entries: MenuEntry[] }) {
  const t = useMessages(layout);
  const local = useLocalPath();
  const { account, menus } = useStart();
  const linked = new Set(
    entries.flatMap(({ href, children }) => [href, ...children.map((child) => child.href)]),
  );
  return (
    <ul>
      <Legal without={linked} />
      {menus.takesCancellations ? (
        <li>
          <SiteNavLink to={local('/order/cancel')}>{t.cancelAnOrder}</SiteNavLink>
        </li>
      ) : null}
      <li>
        <SiteNavLink to={local('/account')}>{account ? t.yourAccount : t.signIn}</SiteNavLink>
      </li>
    </ul>
  );
}

function Legal({ without }: { without?: ReadonlySet<string | null> }) {
  const t = useMessages(layout);
  const { base } = useStart();
  return LEGAL_SLUGS.filter((slug) => !without?.has(base + pathOf(slug))).map((slug) => (
    <li key={slug}>
      <SiteNavLink to={base + pathOf(slug)}>{t[slug]}</SiteNavLink>
    </li>
  ));
}

function Social() {
  const { social } = useStart().website.brand.footer;
  if (social.length === 0) return null;
  return (
    <ul className={css.social}>
      {social.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel={isExternal(href) ? 'me noopener' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
