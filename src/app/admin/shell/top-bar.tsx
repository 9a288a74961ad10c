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
import { LanguageItem } from './language-item.tsx';
import { openHelp } from '../help/help-state.ts';
import css from './shell.module.css';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const visibilities = { private: 'private', password: 'passwordProtected' } as const;

/** Opens the platform, where a person with several sites switches between them. */
function SitesItem() {
  const words = useMessages(shellAdmin);
  const { data } = useQuery({
    queryKey: ['site', 'arrivals'],
    queryFn: () => callOwnSite('GET /api/site/arrivals'),
    staleTime: Infinity,
  });
  return (
    <Menu.Item component="a" href={data?.sites} leftSection={<IconSwitchHorizontal size={16} />}>
      {words.allSites}
    </Menu.Item>
  );
}

interface Props {
  navigationOpen: boolean;
  onToggleNavigation: () => void;
}

export function TopBar({ navigationOpen, onToggleNavigation }: Props) {
  const words = useMessages(shellAdmin);
  const { data: website } = useWebsite();
  return (
    <Group h="100%" px="md" gap="sm" wrap="nowrap" justify="space-between">
      <Group gap="sm" wrap="nowrap" style={{ minWidth: 0, flex: 1 }}>
        <Burger
          opened={navigationOpen}
          onClick={onToggleNavigation}
          hiddenFrom="sm"
          size="sm"
          aria-label={navigationOpen ? words.closeNavigation : words.openNavigation}
          aria-expanded={navigationOpen}
        />
        <Anchor
          href="/"
          target="_blank"
          c="inherit"
          fw={600}
          className="admin-clip"
          title={words.viewSiteInANewTab}
        >
          {website?.name ?? words.yourSite}
          <Text component="span" c="dimmed" ml={6}>
            <IconExternalLink size={14} aria-label={words.viewSiteWithinName} />
          </Text>
        </Anchor>
        {website?.visibility && website.visibility !== 'public' && (
          <Badge component={Link} to="/admin" variant="default" style={{ flex: 'none', cursor: 'pointer' }}>
            {words[visibilities[website.visibility]]}
          </Badge>
        )}
      </Group>
      <UnstyledButton className={css.search ?? ''} visibleFrom="sm" onClick={spotlight.open} data-tour-search>
        <IconSearch size={16} aria-hidden />
        <span>{words.search}</span>
        <Kbd size="xs" ml="auto">
          {isApple ? words.commandK : words.ctrlK}
        </Kbd>
      </UnstyledButton>
      <Group gap={4} wrap="nowrap" justify="flex-end" className={css.corner ?? ''}>
        <ActionIcon hiddenFrom="sm" size="lg" onClick={spotlight.open} aria-label={words.search}>
          <IconSearch size={18} />
        </ActionIcon>
        <ActionIcon
          size="lg"
          onClick={() => openHelp()}
          aria-label={words.help}
          title={words.help}
          data-tour-help
        >
          <IconHelp size={20} stroke={1.6} />
        </ActionIcon>
        {(may('orders') || may('pages')) && <Bell />}
        <AccountMenu>
          {may('site', 'write') && <SitesItem />}
          <LanguageItem />
        </AccountMenu>
      </Group>
    </Group>
  );
}
