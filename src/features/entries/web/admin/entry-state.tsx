import { Badge } from '@mantine/core';
import { sayAgo, sayExactly } from '../../../../lib/admin-ui/time/relative-time.ts';
import type { OwnEntry } from '../../entry-shapes.ts';

type State = OwnEntry['state'];

export const entryStates: Readonly<Record<State, { label: string; says: string; color: string }>> = {
  draft: { label: 'Draft', says: 'Only you can see it.', color: 'gray' },
  published: { label: 'Published', says: 'Visitors see the latest version.', color: 'teal' },
  changed: { label: 'Changed', says: 'Published, with changes that visitors don’t see yet.', color: 'iris' },
  scheduled: { label: 'Scheduled', says: 'Will be published at the time you chose.', color: 'orange' },
};

export function EntryState({
  entry: { state, publishAt },
  timeZone,
}: {
  entry: Pick<OwnEntry, 'state' | 'publishAt'>;
  timeZone: string | undefined;
}) {
  const { label, says, color } = entryStates[state];
  const when = state === 'scheduled' ? publishAt : null;
  return (
    <Badge
      variant="dot"
      color={color}
      tt="none"
      fw={500}
      title={when ? `Will be published on ${sayExactly(when, timeZone)}.` : says}
    >
      {when ? `${label}, ${sayAgo(when)}` : label}
    </Badge>
  );
}
