import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { useLanguage, useMessages } from '../../../../lib/messages/use-messages.ts';
import { ProgressBar } from '../../../../lib/ui/progress-bar.tsx';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { languageNames } from '../../../../lib/messages/language-names.ts';
import { adminLanguages } from '../../../../lib/messages/languages.ts';
import type { CreatorAccount } from '../../creators-contract.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { platformTitle } from '../../platform-title.ts';
import { platformCalls } from './guards.ts';
import { useSurroundings } from './surroundings.ts';
import css from './platform-layout.module.css';

interface Start {
  me: CreatorAccount | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Start> {
  return { me: await platformCalls(context)('GET /api/platform/me') };
}

export const useCreator = (): CreatorAccount | null => useRouteLoaderData<Start>('root')?.me ?? null;

/** The layout around the screens of the platform. */
export function PlatformLayout() {
  const t = useMessages(platformWords);
  const busy = useNavigation().state === 'loading';
  useTitle();
  return (
    <div className={css.page}>
      <a className="skip-link visually-hidden" href="#main">
        {t.skipToContent}
      </a>
      <ProgressBar />
      <header className={css.bar}>
        <a className={css.mark} href="/">
          <Mark />
          Sitewright
        </a>
        <nav className={css.nav} aria-label={t.platform}>
          <Links />
        </nav>
      </header>
      <Main busy={busy} />
      <Foot />
      <ScrollRestoration />
    </div>
  );
}

function Link({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation();
  return (
    <a className={css.link} href={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </a>
  );
}

function Links() {
  const t = useMessages(platformWords);
  if (!useCreator())
    return (
      <>
        <Link to="/sign-in">{t.signIn}</Link>
        <a className={`button ${css.small}`} href="/sign-up">
          {t.createSite}
        </a>
      </>
    );
  return (
    <>
      <Link to="/sites">{t.mySites}</Link>
      <Link to="/account">{t.account}</Link>
      <form method="post" action="/sign-out">
        <button type="submit" className={css.link}>
          {t.signOut}
        </button>
      </form>
    </>
  );
}

function Foot() {
  const t = useMessages(platformWords);
  const { links } = useSurroundings();
  return (
    <footer className={css.foot}>
      <span>Sitewright</span>
      <Link to="/">{t.about}</Link>
      {links.map(({ href, label }) => (
        <Link key={href} to={href}>
          {label}
        </Link>
      ))}
      <Languages />
    </footer>
  );
}

/** Works without script; the choice is kept in this browser and for the account. */
function Languages() {
  const t = useMessages(platformWords);
  const here = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form className={css.languages} method="post" action="/language" aria-label={t.language}>
      <input type="hidden" name="next" value={pathname + search} />
      {adminLanguages.map((language) => (
        <button
          key={language}
          type="submit"
          className={css.link}
          name="language"
          value={language}
          lang={language}
          aria-current={language === here || undefined}
        >
          {languageNames[language]}
        </button>
      ))}
    </form>
  );
}

/** Moves the focus to the new screen after a navigation, as loading a page would. */
function Main({ busy }: { busy: boolean }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" className={css.main} ref={main} tabIndex={-1} aria-busy={busy || undefined}>
      <Outlet />
    </main>
  );
}

/** Updates the title with the screen; the server wrote the first one. */
function useTitle(): void {
  const language = useLanguage();
  const match = useMatches().findLast(({ handle }) => (handle as ScreenHandle | undefined)?.head);
  const head = (match?.handle as ScreenHandle | undefined)?.head?.(match?.loaderData, language);
  const title = head?.title;
  useLayoutEffect(() => {
    if (title !== undefined) document.title = platformTitle(title);
  }, [title]);
}

const Mark = () => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#14545b" />
    <path d="M8 22V10h16v12z" fill="#fdfaf5" />
    <path d="M8 10h16v4H8z" fill="#e9bf68" />
    <path d="M11 17h6v2h-6zm0 3h10v-1H11zm8-3h2v2h-2z" fill="#a2401c" />
  </svg>
);
