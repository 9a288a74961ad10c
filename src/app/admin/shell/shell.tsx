import { AppShell } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { UploadIndicator } from '../../../features/files/web/admin/upload/upload-indicator.tsx';
import { useUploadMessages } from '../../../features/files/web/admin/upload/use-upload-messages.ts';
import { useFocusMode } from '../../../lib/admin-ui/focus-mode.ts';
import { LiveRegion } from '../../../lib/admin-ui/announce.tsx';
import { AdminNotFound } from '../../../lib/admin-ui/not-found.tsx';
import { ProgressBar } from '../../../lib/ui/progress-bar.tsx';
import { isId } from '../../../lib/ui/screen.ts';
import { Help } from '../help/help.tsx';
import { Commands } from '../search/commands.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { WithinRole } from './not-allowed.tsx';
import { SessionEnded } from './session-ended.tsx';
import css from './shell.module.css';
import { Shortcuts } from '../search/shortcuts.tsx';
import { SideNav } from './side-nav.tsx';
import { Tour } from '../tour/tour.tsx';
import { TopBar } from './top-bar.tsx';
import { useNotifications } from './use-notifications.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

/** Moves the focus to the title after navigation, or to the field that the screen starts with. */
function useFocusOnTitle(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const first = document.querySelector<HTMLElement>('#main [data-first-focus]');
    (first ?? document.querySelector<HTMLElement>('#main h1'))?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Whether an id in the address is malformed. `new` is a form, and emails have names, which their screen looks up. */
function useNamesNothing(): boolean {
  const match = useMatches().at(-1);
  const id = match?.params['id'];
  return (
    id !== undefined &&
    id !== 'new' &&
    !isId(id) &&
    !match?.pathname.startsWith('/admin/settings/email/edit/')
  );
}

export function Shell() {
  const words = useMessages(shellAdmin);
  const [opened, { toggle, close }] = useDisclosure();
  const { focus } = useFocusMode();
  const { pathname } = useLocation();
  // In the page editor, the navigation folds to icons.
  const isEditor = pathname.startsWith('/admin/pages/edit');
  const namesNothing = useNamesNothing();
  useFocusOnTitle();
  useKeptFocus();
  useUploadMessages();
  useNotifications();
  useEffect(close, [pathname, close]);
  return (
    <AppShell
      header={{ height: 56 }}
      disabled={isEditor && focus}
      navbar={{
        width: isEditor ? { base: 228, sm: 60 } : 228,
        breakpoint: 'sm',
        collapsed: { mobile: !opened },
      }}
      padding={{ base: 'md', md: 'xl' }}
      className={css.shell ?? ''}
    >
      <ProgressBar />
      <a href="#main" className="admin-skip">
        {words.skipToContent}
      </a>
      <AppShell.Header className={css.header ?? ''}>
        <TopBar navigationOpen={opened} onToggleNavigation={toggle} />
      </AppShell.Header>
      <AppShell.Navbar
        className={css.rail ?? ''}
        p="sm"
        aria-label={words.admin}
        data-folded={isEditor || undefined}
      >
        <SideNav />
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1} className={css.main ?? ''}>
        <div className={css.content}>
          <SessionEnded />
          <WithinRole>{namesNothing ? <AdminNotFound /> : <Outlet />}</WithinRole>
        </div>
      </AppShell.Main>
      <UploadIndicator />
      <Commands />
      <Shortcuts />
      <Help />
      <Tour />
      <LiveRegion />
      <ScrollRestoration />
    </AppShell>
  );
}
