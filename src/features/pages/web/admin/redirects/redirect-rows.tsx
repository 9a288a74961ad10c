import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Column } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';
import type { Redirect } from '../../../redirects-contract.ts';

/** The address as people know it. */
export const nameOfRedirect = ({ subdomain, from }: Redirect): string =>
  subdomain ? `${subdomain}: ${from}` : from;

function Target({ redirect: { page, to } }: { redirect: Redirect }) {
  const words = useMessages(redirectsAdmin);
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <IconArrowRight size={16} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
      <span>
        {page ? page.name : to}
        {page && (
          <Text size="xs" c="dimmed">
            {to}
          </Text>
        )}
        {page && !page.published && (
          <Badge variant="dot" color="orange" tt="none" fw={500}>
            {words.notPublishedSoVisitorsDont}
          </Badge>
        )}
      </span>
    </Group>
  );
}

/** Columns that can be hidden. */
export const redirectColumns = (words: WordsOf<typeof redirectsAdmin>): Record<string, Column<Redirect>> => ({
  to: { label: words.to, cell: (redirect) => <Target redirect={redirect} /> },
  added: {
    label: words.added,
    cell: ({ createdAt }) => (
      <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        <Ago at={createdAt} />
      </Text>
    ),
  },
});

interface ActionsProps {
  redirect: Redirect;
  onEdit: () => void;
  onRemove: () => void;
}

export function RedirectActions({ redirect: { from }, onEdit, onRemove }: ActionsProps) {
  const words = useMessages(redirectsAdmin);
  return (
    <Group justify="flex-end" gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={words.editRedirectFrom({ from })}
        onClick={onEdit}
      >
        <IconPencil size={17} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={words.deleteRedirectFrom({ from })}
        onClick={onRemove}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </Group>
  );
}
