import { Anchor, Switch, Table, Text } from '@mantine/core';
import { IconGripVertical, IconHome } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRowDrag } from '../../../../../lib/admin-ui/lists/use-row-drag.ts';
import { SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { pagePath } from '../../../slugs.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { StateBadge, WaitingBadge } from '../state-badge.tsx';
import css from './page-list.module.css';
import { isHome, PageMenu, type RowProps } from './page-menu.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageListAdmin } from '../../../messages/admin-list/area.ts';

export function PageRow({ page, place, actions, timeZone, waiting, list, selection }: RowProps) {
  const words = useMessages(pageListAdmin);
  const navigate = useNavigate();
  const onKeyDown = useRowKeys({ place, actions });
  const drag = useRowDrag({
    type: 'application/x-page-place',
    index: place?.index,
    onMove: (from, gap) => actions.move(from, gap > from ? gap - 1 : gap),
  });
  const to = `/admin/pages/edit/${page._id}`;

  const open = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('a, button, input, label, [role=menu]')) void navigate(to);
  };

  return (
    <Table.Tr data-page-row className={css.row ?? ''} onClick={open} onKeyDown={onKeyDown} {...drag.row}>
      <Table.Td w={68} pr={0}>
        <span className={css.start}>
          <SelectRow selection={selection} id={page._id} name={page.name} />
          {place && (
            <span className={css.grip ?? ''} title={words.dragToChangeTheOrder} {...drag.grip}>
              <IconGripVertical size={16} aria-hidden />
            </span>
          )}
        </span>
      </Table.Td>
      <Table.Td>
        <Anchor component={Link} to={to} c="inherit" fw={550} className="admin-words" underline="never">
          {page.name}
        </Anchor>
        {isHome(page) && <IconHome size={14} className={css.home ?? ''} aria-label={words.homePage} />}
        <Text size="sm" c="dimmed" className="admin-words">
          {page.subdomain && `${page.subdomain}: `}
          {pagePath(page.slug)}
        </Text>
      </Table.Td>
      {list.shows('state') && (
        <Table.Td w={170}>
          <StateBadge page={page} timeZone={timeZone} />
          {waiting && <WaitingBadge />}
        </Table.Td>
      )}
      {list.shows('menu') && (
        <Table.Td w={90}>
          <Switch
            checked={page.inMenu}
            disabled={!may('publish', 'write')}
            onChange={({ currentTarget }) => actions.setInMenu([page._id], currentTarget.checked)}
            aria-label={words.pageInTheMenu({ name: page.name })}
          />
        </Table.Td>
      )}
      {list.shows('changed') && (
        <Table.Td w={150} c="dimmed" fz="sm">
          <Ago at={page.updatedAt} timeZone={timeZone} />
        </Table.Td>
      )}
      <Table.Td w={56}>
        <PageMenu page={page} place={place} actions={actions} />
      </Table.Td>
    </Table.Tr>
  );
}
