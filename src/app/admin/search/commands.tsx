import { Kbd } from '@mantine/core';
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconCash,
  IconCalendar,
  IconChartLine,
  IconDiscount,
  IconExternalLink,
  IconKeyboard,
  IconFile,
  IconFileImport,
  IconHelp,
  IconHistory,
  IconKey,
  IconLayoutGridAdd,
  IconLanguage,
  IconPhotoSearch,
  IconListTree,
  IconLogout,
  IconMail,
  IconMessageCircle,
  IconPalette,
  IconPlus,
  IconReceiptTax,
  IconRoute,
  IconSearch,
  IconSettings,
  IconShieldLock,
  IconShoppingBag,
  IconSignRight,
  IconTag,
  IconTruck,
  IconUserCircle,
  IconUsers,
  IconWebhook,
  IconWorld,
  IconWorldWww,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../../features/accounts/web/admin/sign-out.ts';
import { pagePath } from '../../../features/pages/slugs.ts';
import { allPagesQuery } from '../../../features/pages/web/admin/page-calls.ts';
import { may } from '../../../lib/admin-ui/rights.ts';
import { typesQuery } from '../../../features/entries/web/admin/entry-calls.ts';
import { articlesQuery, openHelp } from '../help/help-state.ts';
import { startTour } from '../tour/tour-state.ts';
import { creating } from './creating.ts';
import { destinations, sectionTerms, termsOf } from './destinations.ts';
import { keysOf } from './go-to.ts';
import { maySee } from '../shell/screen-rights.ts';
import { useShortcuts } from './shortcuts-state.ts';
import { sections } from '../shell/side-nav.tsx';
import { newEntryCommands, typeCommands } from './type-commands.tsx';
import { useFoundRecords } from './use-found-records.ts';
import { messagesNow, useMessages } from '../../../lib/messages/use-messages.ts';
import { searchAdmin } from '../../messages/admin-search/area.ts';

const SIZE = 18;

const symbols: Readonly<Record<string, Icon>> = {
  '/admin/pages/sections': IconLayoutGridAdd,
  '/admin/content/authors': IconUsers,
  '/admin/content/comments': IconMessageCircle,
  '/admin/settings/branding': IconPalette,
  '/admin/settings/menu': IconListTree,
  '/admin/settings/ecommerce': IconShoppingBag,
  '/admin/settings/ecommerce/payment': IconCash,
  '/admin/settings/ecommerce/delivery': IconTruck,
  '/admin/settings/ecommerce/tax': IconReceiptTax,
  '/admin/settings/ecommerce/discounts': IconDiscount,
  '/admin/products/stock': IconTag,
  '/admin/products/collections': IconTag,
  '/admin/products/import': IconFileImport,
  '/admin/settings/import': IconFileImport,
  '/admin/settings/addresses': IconSignRight,
  '/admin/settings/domains': IconWorldWww,
  '/admin/settings/email/log': IconMail,
  '/admin/settings/people': IconUsers,
  '/admin/services/resources': IconUsers,
  '/admin/calendar/connections': IconCalendar,
  '/admin/settings/webhooks': IconWebhook,
  '/admin/settings/keys': IconKey,
  '/admin/settings/analytics': IconChartLine,
  '/admin/settings/history': IconHistory,
  '/admin/settings/misc': IconWorld,
  '/admin/settings/wording': IconLanguage,
  '/admin/settings/stock-photos': IconPhotoSearch,
};

/** Commands that open a screen are offered only to people who may see it. */
interface Command {
  id: string;
  label: string;
  description?: string;
  keywords?: string | string[];
  leftSection: ReactNode;
  rightSection?: ReactNode;
  to?: string;
  onClick?: () => void;
}

const keys = (to: string): ReactNode => {
  const shown = keysOf(to);
  return shown && <Kbd size="xs">{shown}</Kbd>;
};

type Types = Parameters<typeof typeCommands>[0];

function actionCommands(types: Types): Command[] {
  const words = messagesNow(searchAdmin);
  return [
    ...creating().map((one) => ({ id: one.to, ...one, leftSection: <IconPlus size={SIZE} /> })),
    ...newEntryCommands(types),
    {
      id: 'view-site',
      label: words.viewSite,
      keywords: termsOf('viewSite'),
      leftSection: <IconExternalLink size={SIZE} />,
      onClick: () => void open('/', '_blank'),
    },
    {
      id: 'details',
      label: words.yourProfile,
      keywords: termsOf('yourProfile'),
      leftSection: <IconUserCircle size={SIZE} />,
      onClick: () => location.assign('/account/dashboard'),
    },
    {
      id: 'security',
      label: words.security,
      keywords: termsOf('security'),
      leftSection: <IconShieldLock size={SIZE} />,
      onClick: () => location.assign('/account/security'),
    },
    {
      id: 'shortcuts',
      label: words.keyboardShortcuts,
      keywords: termsOf('keyboardShortcuts'),
      leftSection: <IconKeyboard size={SIZE} />,
      rightSection: <Kbd size="xs">?</Kbd>,
      onClick: () => useShortcuts.getState().setOpened(true),
    },
    {
      id: 'help',
      label: words.help,
      keywords: termsOf('help'),
      leftSection: <IconHelp size={SIZE} />,
      onClick: () => openHelp(),
    },
    {
      id: 'tour',
      label: words.takeTheTour,
      keywords: termsOf('takeTheTour'),
      leftSection: <IconRoute size={SIZE} />,
      onClick: startTour,
    },
    {
      id: 'sign-out',
      label: words.signOut,
      keywords: termsOf('signOut'),
      leftSection: <IconLogout size={SIZE} />,
      onClick: () => void signOut(),
    },
  ];
}

const screenCommands = (types: Types): Command[] => [
  ...sections().map(({ to, label, icon: Symbol }) => ({
    id: to,
    label,
    keywords: sectionTerms(to),
    leftSection: <Symbol size={SIZE} />,
    to,
  })),
  ...typeCommands(types),
  ...destinations().map((one) => {
    const Symbol = symbols[one.to] ?? IconSettings;
    return { id: one.to, ...one, leftSection: <Symbol size={SIZE} /> };
  }),
];

function useActions(query: string): SpotlightActionGroupData[] {
  const words = useMessages(searchAdmin);
  const navigate = useNavigate();
  const found = useFoundRecords(query);
  const pages = useQuery({ ...allPagesQuery, enabled: may('pages') }).data ?? [];
  const types = useQuery({ ...typesQuery, enabled: may('pages') }).data ?? [];
  const articles = useQuery({ ...articlesQuery, enabled: query !== '' }).data ?? [];
  const groups: { group: string; actions: Command[] }[] = [
    {
      group: words.do,
      actions: actionCommands(types),
    },
    {
      group: words.goTo,
      actions: screenCommands(types),
    },
    {
      group: words.pages,
      actions: pages.map(({ _id, name, slug }) => ({
        id: _id,
        label: name,
        description: pagePath(slug),
        leftSection: <IconFile size={SIZE} />,
        to: `/admin/pages/edit/${_id}`,
      })),
    },
    {
      group: words.help,
      actions: articles.map(({ id, title, keywords }) => ({
        id: `help-${id}`,
        label: title,
        keywords,
        leftSection: <IconHelp size={SIZE} />,
        onClick: () => openHelp(id),
      })),
    },
    ...found.map(({ group, records }) => ({
      group,
      // The server has matched these already; the keyword passes them through the filter in the browser.
      actions: records.map((record) => ({
        ...record,
        keywords: query,
        leftSection: <IconSearch size={SIZE} />,
      })),
    })),
  ];
  return groups.map(({ group, actions }) => ({
    group,
    actions: actions
      .filter(({ to }) => to === undefined || maySee(to))
      .map(({ to, ...action }) =>
        to === undefined ? action : { rightSection: keys(to), ...action, onClick: () => void navigate(to) },
      ),
  }));
}

/** The command palette (Ctrl or Cmd K): screens by name or synonym, records found by the server, and actions. */
export function Commands() {
  const words = useMessages(searchAdmin);
  const [query, setQuery] = useState('');
  return (
    <Spotlight
      actions={useActions(query)}
      query={query}
      onQueryChange={setQuery}
      shortcut={['mod + K']}
      limit={16}
      scrollable
      maxHeight={420}
      highlightQuery
      nothingFound={words.noResultsFound}
      attributes={{ content: { 'aria-label': words.search } }}
      searchProps={{
        leftSection: <IconSearch size={SIZE} />,
        placeholder: words.searchPagesOrdersSettings,
        'aria-label': words.search,
      }}
    />
  );
}
