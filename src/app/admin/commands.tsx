import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconExternalLink,
  IconHistory,
  IconKeyboard,
  IconFile,
  IconLayoutGridAdd,
  IconLogout,
  IconPalette,
  IconPlus,
  IconSearch,
  IconShieldLock,
  IconSignRight,
  IconUserCircle,
  IconUsers,
  IconWorld,
  IconWorldWww,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../features/accounts/web/admin/sign-out.ts';
import { pagePath } from '../../features/pages/slugs.ts';
import { allPagesQuery } from '../../features/pages/web/admin/page-calls.ts';
import { may } from '../../lib/admin-ui/rights.ts';
import { maySee } from './screen-rights.ts';
import { useShortcuts } from './shortcuts-state.ts';
import { sections } from './side-nav.tsx';

const SIZE = 18;

/** What leads to a screen is offered to those who may see it. */
interface Command {
  id: string;
  label: string;
  description?: string;
  keywords?: string[];
  leftSection: ReactNode;
  to?: string;
  onClick?: () => void;
}

function useActions(): SpotlightActionGroupData[] {
  const navigate = useNavigate();
  const pages = useQuery({ ...allPagesQuery, enabled: may('pages') }).data ?? [];
  const groups: { group: string; actions: Command[] }[] = [
    {
      group: 'Do',
      actions: [
        {
          id: 'new-page',
          label: 'New page',
          leftSection: <IconPlus size={SIZE} />,
          to: '/admin/pages/new',
        },
        {
          id: 'view-site',
          label: 'View site',
          leftSection: <IconExternalLink size={SIZE} />,
          onClick: () => void open('/', '_blank'),
        },
        {
          id: 'details',
          label: 'Your profile',
          leftSection: <IconUserCircle size={SIZE} />,
          onClick: () => location.assign('/account/dashboard'),
        },
        {
          id: 'security',
          label: 'Security',
          keywords: ['passkey', 'two-step', 'codes', 'password', '2fa', 'security'],
          leftSection: <IconShieldLock size={SIZE} />,
          onClick: () => location.assign('/account/security'),
        },
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          keywords: ['keys', 'hotkeys', 'help'],
          leftSection: <IconKeyboard size={SIZE} />,
          onClick: () => useShortcuts.getState().setOpened(true),
        },
        {
          id: 'sign-out',
          label: 'Sign out',
          leftSection: <IconLogout size={SIZE} />,
          onClick: () => void signOut(),
        },
      ],
    },
    {
      group: 'Go to',
      actions: [
        ...sections().map(({ to, label, icon: Symbol }) => ({
          id: to,
          label,
          leftSection: <Symbol size={SIZE} />,
          to,
        })),
        {
          id: 'sections',
          label: 'Reusable sections',
          description: 'Save once, use on many pages',
          keywords: ['global', 'shared', 'block', 'footer'],
          leftSection: <IconLayoutGridAdd size={SIZE} />,
          to: '/admin/pages/sections',
        },
        {
          id: 'branding',
          label: 'Branding',
          description: 'Name, logo, header and colours',
          keywords: ['colour', 'color', 'logo', 'theme'],
          leftSection: <IconPalette size={SIZE} />,
          to: '/admin/settings/branding',
        },
        {
          id: 'addresses',
          label: 'Redirects',
          description: 'Redirect old links, and see pages not found',
          keywords: ['redirect', '404', 'not found', 'link'],
          leftSection: <IconSignRight size={SIZE} />,
          to: '/admin/settings/addresses',
        },
        {
          id: 'domains',
          label: 'Domains',
          description: 'Your own domain and the primary one',
          keywords: ['domain', 'host', 'dns', 'https', 'certificate'],
          leftSection: <IconWorldWww size={SIZE} />,
          to: '/admin/settings/domains',
        },
        {
          id: 'people',
          label: 'Staff',
          description: 'Staff accounts, roles and invitations',
          keywords: ['staff', 'team', 'invite', 'role', 'owner'],
          leftSection: <IconUsers size={SIZE} />,
          to: '/admin/settings/people',
        },
        {
          id: 'history',
          label: 'History',
          description: 'Log of changes to this site',
          keywords: ['audit', 'log', 'changes', 'who'],
          leftSection: <IconHistory size={SIZE} />,
          to: '/admin/settings/history',
        },
        {
          id: 'misc',
          label: 'Site details',
          description: 'Time zone, currency, language, contact',
          keywords: ['language', 'time zone', 'region'],
          leftSection: <IconWorld size={SIZE} />,
          to: '/admin/settings/misc',
        },
      ],
    },
    {
      group: 'Pages',
      actions: pages.map(({ _id, name, slug }) => ({
        id: _id,
        label: name,
        description: pagePath(slug),
        leftSection: <IconFile size={SIZE} />,
        to: `/admin/pages/edit/${_id}`,
      })),
    },
  ];
  return groups.map(({ group, actions }) => ({
    group,
    actions: actions
      .filter(({ to }) => to === undefined || maySee(to))
      .map(({ to, ...action }) =>
        to === undefined ? action : { ...action, onClick: () => void navigate(to) },
      ),
  }));
}

/** Ctrl or Cmd K: every screen, every page, and what can be done from anywhere. */
export function Commands() {
  return (
    <Spotlight
      actions={useActions()}
      shortcut={['mod + K']}
      limit={12}
      scrollable
      maxHeight={420}
      highlightQuery
      nothingFound="No results found."
      attributes={{ content: { 'aria-label': 'Search' } }}
      searchProps={{
        leftSection: <IconSearch size={SIZE} />,
        placeholder: 'Search pages, orders, settings and more',
        'aria-label': 'Search',
      }}
    />
  );
}
