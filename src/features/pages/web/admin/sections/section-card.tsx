import { ActionIcon, Anchor, Card, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconPencil, IconTextCaption, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Section } from '../../../sections-contract.ts';
import { PagePicture } from '../pictures/page-picture.tsx';
import pictures from '../pictures/pictures.module.css';
import { StateBadge } from '../state-badge.tsx';
import { viewPath } from '../../../page-view.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

const SIZE = 16;

interface Props {
  section: Section;
  onRename: () => void;
  onDelete: () => void;
}

/** A reusable section in the list. */
export function SectionCard({ section, onRename, onDelete }: Props) {
  const words = useMessages(sectionsAdmin);
  const { _id, name, blocks, uses, updatedAt, state } = section;
  const timeZone = useWebsite().data?.timezone;
  return (
    <Card component="li" withBorder padding="sm">
      <div className={pictures.saved}>
        <PagePicture blocks={blocks} />
      </div>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mt="sm">
        <div style={{ minWidth: 0 }}>
          <Anchor component={Link} to={viewPath('edit', _id)} c="inherit" fw={600} className="admin-words">
            {name}
          </Anchor>
          <Text size="sm" c="dimmed" className="admin-words" title={uses.map((use) => use.name).join(', ')}>
            {uses.length === 0 ? words.notUsedYet : words.usedOn({ count: uses.length })}
          </Text>
        </div>
        <Menu position="bottom-end" width={190} shadow="md">
          <Menu.Target>
            <ActionIcon size="lg" aria-label={words.actionsFor({ name })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component={Link}
              to={viewPath('edit', _id)}
              leftSection={<IconPencil size={SIZE} aria-hidden />}
            >
              {words.edit}
            </Menu.Item>
            <Menu.Item leftSection={<IconTextCaption size={SIZE} aria-hidden />} onClick={onRename}>
              {words.renameMenu}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={SIZE} aria-hidden />}
              onClick={onDelete}
            >
              {words.deleteMenu}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Group justify="space-between" mt="xs" gap="xs">
        <StateBadge page={{ state }} timeZone={timeZone} />
        <Text size="xs" c="dimmed">
          <Sentence say={(gap) => words.changed({ ago: gap })}>
            <Ago at={updatedAt} timeZone={timeZone} />
          </Sentence>
        </Text>
      </Group>
    </Card>
  );
}
