import { Anchor, Card, Group, Switch, Text } from '@mantine/core';
import { Link } from 'react-router';
import { SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { pagePath } from '../../../slugs.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { StateBadge, WaitingBadge } from '../state-badge.tsx';
import { PageMenu, type RowProps } from './page-menu.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageListAdmin } from '../../../messages/admin-list/area.ts';

/** A page in the list on a phone. */
export function PageCard({ page, place, actions, timeZone, waiting, selection }: RowProps) {
  const words = useMessages(pageListAdmin);
  const onKeyDown = useRowKeys({ place, actions });
  return (
    <Card component="li" withBorder padding="sm" data-page-row onKeyDown={onKeyDown}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <SelectRow selection={selection} id={page._id} name={page.name} />
        <div style={{ minWidth: 0, flex: 1 }}>
          <Anchor
            component={Link}
            to={`/admin/pages/edit/${page._id}`}
            c="inherit"
            fw={600}
            className="admin-words"
          >
            {page.name}
          </Anchor>
          <Text size="sm" c="dimmed" className="admin-words">
            {pagePath(page.slug)}
          </Text>
        </div>
        <PageMenu page={page} place={place} actions={actions} />
      </Group>
      <Group justify="space-between" mt="sm" gap="xs">
        <StateBadge page={page} timeZone={timeZone} />
        {waiting && <WaitingBadge />}
        <Switch
          label={words.inTheMenu}
          size="sm"
          checked={page.inMenu}
          disabled={!may('publish', 'write')}
          onChange={({ currentTarget }) => actions.setInMenu([page._id], currentTarget.checked)}
        />
      </Group>
      <Text size="xs" c="dimmed" mt="xs">
        <Sentence say={(gap) => words.changed({ ago: gap })}>
          <Ago at={page.updatedAt} timeZone={timeZone} />
        </Sentence>
      </Text>
    </Card>
  );
}
