import { ActionIcon, Anchor, Badge, Burger, Group, Kbd, Menu, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spotlight } from '@mantine/spotlight';
import { IconExternalLink, IconHelp, IconSearch, IconSwitchHorizontal } from '@tabler/icons-react';
import { AccountMenu } from '../../../features/accounts/web/admin/account-menu.tsx';
import { callOwnSite } from '../../../features/platform/web/index.ts';
import { Bell } from '../../../features/notifications/web/admin/bell.tsx';
import { Link } from 'react-router';
import { may } from '../../../lib/admin-ui/rights.ts';
import { useWebsite } from '../../../features/websites/web/index.ts';
import { openHelp } from '../help/help-state.ts';
import css from './shell.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const visibilities = { private: 'Private', password: 'Password protected' } as const;

/** Opens the platform, where a person with several sites switches between them. */
function SitesItem() {
  const { data } = useQuery({
    queryKey: ['site', 'arrivals'],
    queryFn: () => callOwnSite('GET /api/site/arrivals'),
    staleTime: Infinity,
  });
  return (
    <Menu.Item component="a" href={data?.sites} leftSection={<IconSwitchHorizontal size={16} />}>
      All sites
    </Menu.Item>
  );
}

interface Props {
  navigationOpen: boolean;
  onToggleNavigation: () => void;
}

export function TopBar({ navigationOpen, onToggleNavigation }: Props) {
  const { data: website } = useWebsite();
  return (
    <Group h="100%" px="md" gap="sm" wrap="nowrap" justify="space-between">
      <Group gap="sm" wrap="nowrap" style={{ minWidth: 0, flex: 1 }}>
        <Burger
          opened={navigationOpen}
          onClick={onToggleNavigation}
          hiddenFrom="sm"
          size="sm"
          aria-label={navigationOpen ? 'Close navigation' : 'Open navigation'}
          aria-expanded={navigationOpen}
        />
        <Anchor
          href="/"
          target="_blank"
          c="inherit"
          fw={600}
          className="admin-clip"
          title="View site (opens in a new tab)"
        >
          {website?.name ?? 'Your site'}
          <Text component="span" c="dimmed" ml={6}>
            <IconExternalLink size={14} aria-label="view site, opens in a new tab" />
          </Text>
        </Anchor>
        {website?.visibility && website.visibility !== 'public' && (
          <Badge component={Link} to="/admin" variant="default" style={{ flex: 'none', cursor: 'pointer' }}>
            {visibilities[website.visibility]}
          </Badge>
        )}
      </Group>
      <UnstyledButton className={css.search ?? ''} visibleFrom="sm" onClick={spotlight.open} data-tour-search>
        <IconSearch size={16} aria-hidden />
        <span>Search</span>
        <Kbd size="xs" ml="auto">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      <Group gap={4} wrap="nowrap" justify="flex-end" className={css.corner ?? ''}>
        <ActionIcon hiddenFrom="sm" size="lg" onClick={spotlight.open} aria-label="Search">
          <IconSearch size={18} />
        </ActionIcon>
        <ActionIcon size="lg" onClick={() => openHelp()} aria-label="Help" title="Help">
          <IconHelp size={20} stroke={1.6} />
        </ActionIcon>
        {(may('orders') || may('pages')) && <Bell />}
        <AccountMenu>{may('site', 'write') && <SitesItem />}</AccountMenu>
      </Group>
    </Group>
  );
}
