import { Badge, Group } from '@mantine/core';
import { sayAgo, sayExactly } from '../../../../lib/admin-ui/time/relative-time.ts';
import { may } from '../../../../lib/admin-ui/rights.ts';
import type { OwnEntry } from '../../entry-shapes.ts';

type State = OwnEntry['state'];

/** How entries that visitors see are listed, or whether they are, isn't changed by people who ask for approval. */
export const mayList = ({ state }: Pick<OwnEntry, 'state'>): boolean =>
  may('publish', 'write') || state === 'draft';

export const entryStates: Readonly<Record<State, { label: string; says: string; color: string }>> = {
  draft: { label: 'Draft', says: 'Only you can see it.', color: 'gray' },
  published: { label: 'Published', says: 'Visitors see the latest version.', color: 'teal' },
  changed: { label: 'Changed', says: 'Published, with changes that visitors don’t see yet.', color: 'iris' },
  scheduled: { label: 'Scheduled', says: 'Will be published at the time you chose.', color: 'orange' },
};

/** Beside the state, and a choice in the filter. */
const waitingLabels = {
  label: 'Waiting for approval',
  says: 'Someone requested approval to publish it.',
  color: 'orange',
};

/** Choices of the status filter. */
export const stateChoices = { ...entryStates, waiting: waitingLabels };

export function EntryState({
  entry: { state, publishAt, waiting },
  timeZone,
}: {
  entry: Pick<OwnEntry, 'state' | 'publishAt' | 'waiting'>;
  timeZone: string | undefined;
}) {
  const { label, says, color } = entryStates[state];
  const when = state === 'scheduled' ? publishAt : null;
  return (
    <Group gap={6} component="span">
      <Badge
        variant="dot"
        color={color}
        tt="none"
        fw={500}
        // A table would otherwise make the column narrower than the word.
        miw="max-content"
        title={when ? `Will be published on ${sayExactly(when, timeZone)}.` : says}
      >
        {when ? `${label}, ${sayAgo(when)}` : label}
      </Badge>
      {waiting && (
        <Badge variant="light" color={waitingLabels.color} tt="none" fw={500} title={waitingLabels.says}>
          {waitingLabels.label}
        </Badge>
      )}
    </Group>
  );
}
