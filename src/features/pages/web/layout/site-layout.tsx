import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { ProgressBar } from '../../../../lib/ui/progress-bar.tsx';
import { Toasts } from '../../../../lib/ui/toasts.tsx';
import { followAccount, restoreCart } from '../../../orders/web/index.ts';
import { useStart } from '../start.ts';
import { InsideLayout } from './inside-layout.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { MenuButton, SiteMenu } from './site-menu.tsx';
import { useHead } from './use-head.ts';
import css from './site-layout.module.css';

/** Everything around a public screen. */
export function SiteLayout() {
  const { website, account } = useStart();
  const { state } = useNavigation();
  useHead(website.name);
  useEffect(restoreCart, []);
  const id = account?._id;
  useEffect(() => followAccount(id !== undefined), [id]);
  return (
    <div className={css.site}>
      <a className="skip-link visually-hidden" href="#content">
        Skip to the content
      </a>
      <ProgressBar />
      {website.header ? <SiteHeader /> : <MenuButton floating />}
      <SiteMenu />
      <Content busy={state === 'loading'} />
      <SiteFooter />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}

/** Hands focus to the new screen after a navigation, as loading a page would. */
function Content({ busy }: { busy: boolean }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <main id="content" className={css.content} ref={main} tabIndex={-1} aria-busy={busy || undefined}>
      <InsideLayout value>
        <Outlet />
      </InsideLayout>
    </main>
  );
}
