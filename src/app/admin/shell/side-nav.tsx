import { AppShell, Badge, NavLink as Entry } from '@mantine/core';
import {
  IconArticle,
  IconCalendar,
  IconChartLine,
  IconChecklist,
  IconCalendarPlus,
  IconFiles,
  IconHome,
  IconMail,
  IconMessageCircle,
  IconMusic,
  IconPhoto,
  IconForms,
  IconInbox,
  IconMailHeart,
  IconSettings,
  IconTag,
  IconShoppingBag,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { COMMENTS_PATH, pendingQuery } from '../../../features/entries/web/admin/comments/comment-calls.ts';
import { entryQuery, typePath, typesQuery } from '../../../features/entries/web/admin/entry-calls.ts';
import { typeLabels } from '../../../features/entries/web/admin/type-labels.ts';
import { mailsQuery } from '../../../features/emails/web/admin/mail-calls.ts';
import { unreadQuery } from '../../../features/forms/web/admin/messages/message-calls.ts';
import { notificationsQuery } from '../../../features/notifications/web/admin/notification-calls.ts';
import { waitingQuery } from '../../../features/orders/web/admin/order-calls.ts';
import { allPagesQuery } from '../../../features/pages/web/admin/page-calls.ts';
import { may } from '../../../lib/admin-ui/rights.ts';
import { maySee } from './screen-rights.ts';
import css from './shell.module.css';

const CONTENT = '/admin/content';

export interface Section {
  to: string;
  label: string;
  icon: Icon;
}

const all: readonly Section[] = [
  { to: '/admin', label: 'Dashboard', icon: IconHome },
  { to: '/admin/pages', label: 'Pages', icon: IconFiles },
  { to: '/admin/content', label: 'Content', icon: IconArticle },
  { to: '/admin/orders', label: 'Orders', icon: IconShoppingBag },
  { to: '/admin/products', label: 'Products', icon: IconTag },
  { to: '/admin/customers', label: 'Customers', icon: IconUsers },
  { to: '/admin/calendar', label: 'Calendar', icon: IconCalendar },
  { to: '/admin/services', label: 'Services', icon: IconCalendarPlus },
  { to: '/admin/messages', label: 'Messages', icon: IconInbox },
  { to: '/admin/forms', label: 'Forms', icon: IconForms },
  { to: '/admin/newsletter', label: 'Newsletter', icon: IconMailHeart },
  { to: '/admin/files', label: 'Files', icon: IconPhoto },
  { to: '/admin/analytics', label: 'Analytics', icon: IconChartLine },
  { to: '/admin/settings/email', label: 'Email', icon: IconMail },
  { to: '/admin/audio', label: 'Audio', icon: IconMusic },
  { to: '/admin/test', label: 'Site check', icon: IconChecklist },
  { to: '/admin/settings', label: 'Settings', icon: IconSettings },
];

/** What is listed below “Content”: the site's content types, and comments if one of them takes any. */
function useContentSections(): Section[] {
  const types = useQuery({ ...typesQuery, enabled: may('pages') }).data ?? [];
  const hasComments = types.some(({ settings }) => settings.comments?.on);
  return [
    ...types.map((type) => ({
      to: typePath(type),
      label: type.page.name,
      icon: typeLabels[type.kind].icon,
    })),
    ...(hasComments ? [{ to: COMMENTS_PATH, label: 'Comments', icon: IconMessageCircle }] : []),
  ];
}

/** Sections that exist and that the role may see. Add a section together with its screens. */
export const sections = (): Section[] => all.filter(({ to }) => maySee(to));

function useWaiting(): Record<string, { count: number; says: string }> {
  const changed =
    useQuery({ ...allPagesQuery, enabled: may('pages') }).data?.filter(({ state }) => state === 'changed')
      .length ?? 0;
  const failed = useQuery({ ...mailsQuery({ status: 'failed' }), enabled: may('mails') }).data?.length ?? 0;
  const toSend = useQuery({ ...waitingQuery, enabled: may('orders') }).data?.toSend ?? 0;
  const unread = useQuery({ ...unreadQuery, enabled: may('messages') }).data?.unread ?? 0;
  const comments =
    useQuery({ ...pendingQuery, enabled: may('pages') && may('publish', 'write') }).data?.pending ?? 0;
  const toAnswer = useQuery({ ...notificationsQuery, enabled: may('orders') }).data?.waiting.toAnswer ?? 0;
  return {
    '/admin/orders': { count: toSend, says: 'to fulfil' },
    '/admin/calendar': { count: toAnswer, says: 'to confirm' },
    [COMMENTS_PATH]: { count: comments, says: 'to approve' },
    '/admin/messages': { count: unread, says: 'unread' },
    '/admin/pages': { count: changed, says: 'with unpublished changes' },
    '/admin/settings/email': { count: failed, says: 'failed' },
  };
}

const EDITOR = /^\/admin\/pages\/\w+\/([\w-]{36})$/;

/** The path in whose section a screen is: an open entry is in that of its type, though it is edited as a page. */
function usePlace(): string {
  const { pathname } = useLocation();
  const id = EDITOR.exec(pathname)?.[1];
  // The editor asks for it, if the page is an entry.
  const { data } = useQuery({ ...entryQuery(id ?? ''), enabled: false });
  return id && data ? typePath({ _id: data.type }) : pathname;
}

export function SideNav() {
  const place = usePlace();
  const waiting = useWaiting();
  // The most specific section that contains the screen.
  const content = useContentSections();
  const shown = sections().flatMap((section) => (section.to === CONTENT ? [section, ...content] : [section]));
  const active = shown
    .filter(({ to }) => place === to || (to !== '/admin' && place.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0]?.to;
  return (
    <AppShell.Section grow>
      {shown.map(({ to, label, icon: Symbol }) => {
        const { count = 0, says = '' } = waiting[to] ?? {};
        return (
          <Entry
            key={to}
            component={Link}
            to={to}
            aria-current={to === active ? 'page' : undefined}
            label={label}
            title={label}
            active={to === active}
            className={css.link ?? ''}
            data-within={to.startsWith(`${CONTENT}/`) || undefined}
            mb={2}
            leftSection={<Symbol size={18} stroke={1.7} aria-hidden />}
            rightSection={
              count > 0 && (
                <Badge variant="default" size="sm" circle={count < 10} title={`${count} ${says}`}>
                  {count}
                </Badge>
              )
            }
          />
        );
      })}
    </AppShell.Section>
  );
}
