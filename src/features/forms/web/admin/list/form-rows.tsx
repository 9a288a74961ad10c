import { ActionIcon, Anchor, Badge, Group, Menu, Text } from '@mantine/core';
import { IconCopy, IconDots, IconInbox, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Column } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import type { Form } from '../../../contract.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';
import { FormUses } from '../form-uses.tsx';

export const nameColumn = (words: WordsOf<typeof formsAdmin>): Column<Form> => ({
  label: words.form,
  cell: ({ _id, name, purpose, newsletter }) => (
    <Group gap="xs">
      <Anchor component={Link} to={`/admin/forms/edit/${_id}`} c="inherit" fw={550} className="admin-words">
        {name}
      </Anchor>
      {purpose === 'order' && <Badge variant="light">{words.orders}</Badge>}
      {newsletter && <Badge variant="light">{words.newsletter}</Badge>}
    </Group>
  ),
});

/** Columns that can be hidden. */
export const formColumns = (words: WordsOf<typeof formsAdmin>): Record<string, Column<Form>> => ({
  questions: {
    label: words.questions,
    cell: ({ content }) => (
      <Text span size="sm" c="dimmed">
        {words.questionCount({ count: content.length })}
      </Text>
    ),
  },
  messages: {
    label: words.messages,
    cell: ({ _id, newsletter, messages = 0 }) =>
      !newsletter && (
        <Anchor component={Link} to={`/admin/messages?form=${_id}`} size="sm" underline="always">
          {words.messageCount({ count: messages })}
        </Anchor>
      ),
  },
  used: { label: words.usedOnPages, cell: ({ uses = [] }) => <FormUses uses={uses} /> },
  changed: {
    label: words.lastChanged,
    cell: ({ updatedAt }) =>
      updatedAt && (
        <Text span size="sm" c="dimmed">
          <Sentence say={(when) => words.changed({ when })}>
            <Ago at={updatedAt} />
          </Sentence>
        </Text>
      ),
  },
});

interface MenuProps {
  form: Form;
  onCopy: () => void;
  onRemove: () => void;
}

export function FormMenu({ form: { _id, name }, onCopy, onRemove }: MenuProps) {
  const words = useMessages(formsAdmin);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={words.moreActionsFor({ label: name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/admin/forms/edit/${_id}`} leftSection={<IconPencil size={16} />}>
          {words.edit}
        </Menu.Item>
        <Menu.Item component={Link} to={`/admin/messages?form=${_id}`} leftSection={<IconInbox size={16} />}>
          {words.viewMessages}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={onCopy}>
          {words.duplicate}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {words.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
