import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { layout } from '../../../messages/layout/area.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { HydratedApart } from '../../../../../lib/ui/hydrated-apart.tsx';
import { ProgressBar } from '../../../../../lib/ui/progress-bar.tsx';
import type { ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { Toasts } from '../../../../../lib/ui/toasts.tsx';
import { CartDrawerPlace, followAccount, restoreCart } from '../../../../orders/web/index.ts';
import { useStart } from '../../start.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { LanguageLinksContext } from '../../blocks/shared/shown-page.ts';
import { useLanguageLinks } from './language-links.ts';
import { InsideLayout } from './inside-layout.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { MenuButton, SiteMenu } from './site-menu.tsx';
import { useHead } from './use-head.ts';
import css from './site-layout.module.css';

/** The layout around public screens. */
export function SiteLayout() {
  const t = useMessages(layout);
  const { website, account } = useStart();
  const { state } = useNavigation();
  const isCheckout = useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.checkout);
  useHead(website.name);
  useEffect(restoreCart, []);
  const id = account?._id;
  useEffect(() => followAccount(id !== undefined), [id]);
  return (
    <div className={css.site} data-site>
      <a className="skip-link visually-hidden" href="#content">
        {t.skipToContent}
      </a>
      <ProgressBar />
      <HydratedApart>
        {isCheckout ? null : <AnnouncementBar />}
        {isCheckout ? <CheckoutHeader /> : website.header ? <SiteHeader /> : <MenuButton floating />}
      </HydratedApart>
      <SiteMenu />
      <Content under={isCheckout ? 'checkout' : 'site'} busy={state === 'loading'} />
      <HydratedApart>
        <SiteFooter isReduced={isCheckout} />
      </HydratedApart>
      <Toasts />
      <CartDrawerPlace />
      <ScrollRestoration />
      <ScrollToSection />
    </div>
  );
}

/** Scrolls to the section in the address. Rendered after `ScrollRestoration`, which knows ids only and scrolls to the top. */
function ScrollToSection() {
  const { hash, key } = useLocation();
  // Going back restores the previous position. The browser's own jumps within a page are POP too, with the key `default`.
  const isRestored = useNavigationType() === NavigationType.Pop && key !== 'default';
  useLayoutEffect(() => {
    if (hash && !isRestored) document.getElementsByName(hash.slice(1))[0]?.scrollIntoView();
  }, [hash, key, isRestored]);
  return null;
}

/** Moves the focus to the new screen after a navigation, as loading a page would. */
function Content({ under, busy }: { under: 'site' | 'checkout'; busy: boolean }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    // Headers differ in height. Under another one the element is a new one, because the old one would move.
    <main
      key={under}
      id="content"
      className={css.content}
      ref={main}
      tabIndex={-1}
      aria-busy={busy || undefined}
    >
      <InsideLayout value>
        <LanguageLinksContext value={useLanguageLinks()}>
          <HydratedApart>
            <Outlet />
          </HydratedApart>
        </LanguageLinksContext>
      </InsideLayout>
    </main>
  );
}
