import { ActionIcon, Menu } from '@mantine/core';
import { IconLogout, IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from './account-calls.ts';
import { signOut } from './sign-out.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { accountsAdmin } from '../../messages/admin/area.ts';

/** @param children further entries, from features that this one doesn't know */
export function AccountMenu({ children }: { children?: ReactNode }) {
  const words = useMessages(accountsAdmin);
  const { data: account } = useQuery(accountQuery);
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <ActionIcon size="lg" aria-label={words.yourAccount}>
          <IconUserCircle size={22} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="admin-words">{account?.email ?? words.signedInAs}</Menu.Label>
        <Menu.Item component="a" href="/account/dashboard" leftSection={<IconUserCircle size={16} />}>
          {words.yourProfile}
        </Menu.Item>
        <Menu.Item component="a" href="/account/security" leftSection={<IconShieldLock size={16} />}>
          {words.security}
        </Menu.Item>
        {children}
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          {words.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
