import { AppShell, Badge, NavLink as Entry } from '@mantine/core';
import { IconFiles, IconHome, IconMail, IconPhoto, IconSettings, type Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NavLink, useLocation } from 'react-router';
import { mailsQuery } from '../../features/emails/web/admin/mail-calls.ts';
import { allPagesQuery } from '../../features/pages/web/admin/page-calls.ts';
import css from './shell.module.css';

export interface Section {
  to: string;
  label: string;
  icon: Icon;
}

/** What exists. A section is added together with its screens. */
export const sections: readonly Section[] = [
  { to: '/admin', label: 'Dashboard', icon: IconHome },
  { to: '/admin/pages', label: 'Pages', icon: IconFiles },
  { to: '/admin/files', label: 'Files', icon: IconPhoto },
  { to: '/admin/mails', label: 'Mail', icon: IconMail },
  { to: '/admin/settings', label: 'Settings', icon: IconSettings },
];

function useWaiting(): Record<string, { count: number; says: string }> {
  const changed = useQuery(allPagesQuery).data?.filter(({ state }) => state === 'changed').length ?? 0;
  const failed = useQuery(mailsQuery('failed')).data?.length ?? 0;
  return {
    '/admin/pages': { count: changed, says: 'with changes not published' },
    '/admin/mails': { count: failed, says: 'failed' },
  };
}

export function SideNav() {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const isActive = (to: string) =>
    to === '/admin' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <AppShell.Section grow>
      {sections.map(({ to, label, icon: Symbol }) => {
        const { count = 0, says = '' } = waiting[to] ?? {};
        return (
          <Entry
            key={to}
            component={NavLink}
            to={to}
            end={to === '/admin'}
            label={label}
            active={isActive(to)}
            className={css.link ?? ''}
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
