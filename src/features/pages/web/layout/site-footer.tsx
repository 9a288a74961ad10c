import { useStart } from '../start.ts';
import { NavigationItems, SiteName, SiteNavLink } from './links.tsx';
import css from './site-footer.module.css';

const LEGAL = [
  { slug: 'privacy', label: 'Privacy' },
  { slug: 'terms', label: 'Terms' },
];

export function SiteFooter() {
  const { account, navigation } = useStart();
  const legal = LEGAL.filter(({ slug }) => navigation.every((entry) => entry.slug !== slug));
  return (
    <footer className={css.footer} data-surface="tint">
      <div className={css.line}>
        <a className={css.home} href="/">
          <SiteName />
        </a>
        <nav className={css.links} aria-label="Footer">
          <ul>
            <NavigationItems />
          </ul>
          <ul>
            {legal.map(({ slug, label }) => (
              <li key={slug}>
                <SiteNavLink to={`/${slug}`}>{label}</SiteNavLink>
              </li>
            ))}
            <li>
              <SiteNavLink to="/account">{account ? 'Your account' : 'Sign in'}</SiteNavLink>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
