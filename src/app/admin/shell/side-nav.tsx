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
  IconLanguage,
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
import { messagesNow, useMessages } from '../../../lib/messages/use-messages.ts';
import { searchAdmin } from '../../messages/admin-search/area.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';
import { sectionNames } from '../search/destinations.ts';
import { maySee } from './screen-rights.ts';
import css from './shell.module.css';

const CONTENT = '/admin/content';
const TRANSLATIONS = '/admin/pages/translations';

export interface Section {
  to: string;
  label: string;
  icon: Icon;
}

const all: readonly { to: keyof typeof sectionNames; icon: Icon }[] = [
  { to: '/admin', icon: IconHome },
  { to: '/admin/pages', icon: IconFiles },
  { to: '/admin/content', icon: IconArticle },
  { to: '/admin/orders', icon: IconShoppingBag },
  { to: '/admin/products', icon: IconTag },
  { to: '/admin/customers', icon: IconUsers },
  { to: '/admin/calendar', icon: IconCalendar },
  { to: '/admin/services', icon: IconCalendarPlus },
  { to: '/admin/messages', icon: IconInbox },
  { to: '/admin/forms', icon: IconForms },
  { to: '/admin/newsletter', icon: IconMailHeart },
  { to: '/admin/files', icon: IconPhoto },
  { to: '/admin/analytics', icon: IconChartLine },
  { to: '/admin/settings/email', icon: IconMail },
  { to: '/admin/audio', icon: IconMusic },
  { to: '/admin/test', icon: IconChecklist },
  { to: '/admin/settings', icon: IconSettings },
];

/** What is listed below “Content”: the site's content types, and comments if one of them takes any. */
function useContentSections(): Section[] {
  const words = useMessages(searchAdmin);
  const types = useQuery({ ...typesQuery, enabled: may('pages') }).data ?? [];
  const hasComments = types.some(({ settings }) => settings.comments?.on);
  return [
    ...types.map((type) => ({
      to: typePath(type),
      label: type.page.name,
      icon: typeLabels[type.kind].icon,
    })),
    ...(hasComments ? [{ to: COMMENTS_PATH, label: words.comments, icon: IconMessageCircle }] : []),
  ];
}

/** For people who translate without seeing “Pages”, from where others get there. */
const translationSection = (): Section[] =>
  maySee(TRANSLATIONS) && !may('pages')
    ? [{ to: TRANSLATIONS, label: messagesNow(searchAdmin).translations, icon: IconLanguage }]
    : [];

interface Waiting {
  count: number;
  /** The message that says for what. */
  says:
    | 'toFulfil'
    | 'toConfirm'
    | 'countToApprove'
    | 'countUnread'
    | 'withUnpublishedChanges'
    | 'countFailed';
}

/** Sections that exist and that the role may see. Add a section together with its screens. */
export function sections(): Section[] {
  const words = messagesNow(searchAdmin);
  return all
    .filter(({ to }) => maySee(to))
    .map(({ to, icon }) => ({ to, icon, label: words[sectionNames[to]] }));
}

function useWaiting(): Record<string, Waiting> {
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
    '/admin/orders': { count: toSend, says: 'toFulfil' },
    '/admin/calendar': { count: toAnswer, says: 'toConfirm' },
    [COMMENTS_PATH]: { count: comments, says: 'countToApprove' },
    '/admin/messages': { count: unread, says: 'countUnread' },
    '/admin/pages': { count: changed, says: 'withUnpublishedChanges' },
    '/admin/settings/email': { count: failed, says: 'countFailed' },
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
  const words = useMessages(shellAdmin);
  const place = usePlace();
  const waiting = useWaiting();
  // The most specific section that contains the screen.
  const content = useContentSections();
  const shown = [
    ...sections().flatMap((section) => (section.to === CONTENT ? [section, ...content] : [section])),
    ...translationSection(),
  ];
  const active = shown
    .filter(({ to }) => place === to || (to !== '/admin' && place.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0]?.to;
  return (
    <AppShell.Section grow>
      {shown.map(({ to, label, icon: Symbol }) => {
        const { count = 0, says } = waiting[to] ?? {};
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
              says &&
              count > 0 && (
                <Badge
                  variant="default"
                  size="sm"
                  circle={count < 10}
                  title={words[says]({ count, number: String(count) })}
                >
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
