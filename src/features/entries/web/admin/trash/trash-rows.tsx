import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { type Selection, SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { sayAgo, sayExactly } from '../../../../../lib/admin-ui/time/relative-time.ts';
import { TRASH_DAYS } from '../../../../../lib/values/trash-days.ts';
import type { ContentType, OwnEntry } from '../../../entry-shapes.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { mayList } from '../entry-state.tsx';
import css from '../list/entries.module.css';
import type { TrashActions } from './use-trash-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

interface Props {
  type: ContentType;
  entries: readonly OwnEntry[];
  actions: TrashActions;
  timeZone: string | undefined;
  selection: Selection<OwnEntry>;
  /** Whether the user's role may restore or delete. */
  mayWrite: boolean;
}

const DAY_MS = 24 * 3600 * 1000;

/** The state to which restoring brings an entry back. */
const wasLabels = {
  draft: 'draft',
  published: 'wasPublished',
  changed: 'wasPublished',
  scheduled: 'wasScheduled',
} as const;

const endOf = (trashedAt: string): Date => new Date(Date.parse(trashedAt) + TRASH_DAYS * DAY_MS);

function When({ entry: { trashedAt }, timeZone }: { entry: OwnEntry; timeZone: string | undefined }) {
  const words = useMessages(entryListAdmin);
  if (!trashedAt) return null;
  const day = new Intl.DateTimeFormat(adminLocale(), {
    dateStyle: 'medium',
    ...(timeZone ? { timeZone } : {}),
  });
  return (
    <>
      <Sentence say={(gap) => words.movedToTrashAgo({ when: gap })}>
        <time dateTime={trashedAt} title={sayExactly(trashedAt, timeZone)}>
          {sayAgo(trashedAt)}
        </time>
      </Sentence>
      {' · '}
      {words.willBePermanentlyDeletedOn({ date: day.format(endOf(trashedAt)) })}
    </>
  );
}

/** Entries in the trash, the latest first. */
export function TrashRows({ type, entries, actions, timeZone, selection, mayWrite }: Props) {
  const words = useMessages(entryListAdmin);
  return (
    <Stack
      component="ul"
      gap="xs"
      p={0}
      m={0}
      className={css.plain}
      aria-label={words.inTheTrash({ plural: type.plural })}
    >
      {entries.map((entry) => (
        <Card component="li" withBorder padding="sm" key={entry._id}>
          <Group gap="sm" align="flex-start" wrap="nowrap">
            {mayWrite && <SelectRow selection={selection} id={entry._id} name={entry.name} />}
            <Group gap="sm" justify="space-between" className={css.grow}>
              <div className={css.words}>
                <Text fw={550} className="admin-words">
                  {entry.name}
                </Text>
                <Text size="sm" c="dimmed" className="admin-words">
                  {words[wasLabels[entry.state]]}
                  {' · '}
                  <When entry={entry} timeZone={timeZone} />
                </Text>
              </div>
              {mayWrite && mayList(entry) && (
                <Group gap="xs">
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={words.restoreEntry({ name: entry.name })}
                    onClick={() => void actions.restore([entry])}
                  >
                    {words.restore}
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    c="var(--mantine-color-error)"
                    aria-label={words.deleteEntryPermanently({ name: entry.name })}
                    onClick={() => actions.erase([entry])}
                  >
                    {words.deletePermanently}
                  </Button>
                </Group>
              )}
            </Group>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
