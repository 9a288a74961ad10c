import { Badge, Group } from '@mantine/core';
import { sayAgo, sayExactly } from '../../../../lib/admin-ui/time/relative-time.ts';
import { may } from '../../../../lib/admin-ui/rights.ts';
import type { OwnEntry } from '../../entry-shapes.ts';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { entriesAdmin } from '../../messages/admin/area.ts';

/** How entries that visitors see are listed, or whether they are, isn't changed by people who ask for approval. */
export const mayList = ({ state }: Pick<OwnEntry, 'state'>): boolean =>
  may('publish', 'write') || state === 'draft';

interface Label {
  label: string;
  says: string;
  color: string;
}

function labelOf(state: StateChoice): Label {
  const words = messagesNow(entriesAdmin);
  switch (state) {
    case 'draft':
      return { label: words.draft, says: words.onlyYouCanSeeIt, color: 'gray' };
    case 'published':
      return { label: words.published, says: words.visitorsSeeTheLatestVersion, color: 'teal' };
    case 'changed':
      return { label: words.changed, says: words.publishedWithChangesThatVisitors, color: 'iris' };
    case 'scheduled':
      return { label: words.scheduled, says: words.willBePublishedAtThe, color: 'orange' };
    case 'waiting':
      return { label: words.waitingForApproval, says: words.someoneRequestedApproval, color: 'orange' };
  }
}

const states = ['draft', 'published', 'changed', 'scheduled', 'waiting'] as const;

/** A state, or whether it waits for approval, which is shown beside it. */
export type StateChoice = (typeof states)[number];

export const isStateChoice = (value: string): value is StateChoice => states.some((one) => one === value);

/** Choices of the status filter. */
export const stateChoices = () => states.map((value) => ({ value, label: labelOf(value).label }));

export function EntryState({
  entry: { state, publishAt, waiting },
  timeZone,
}: {
  entry: Pick<OwnEntry, 'state' | 'publishAt' | 'waiting'>;
  timeZone: string | undefined;
}) {
  const words = useMessages(entriesAdmin);
  const { label, says, color } = labelOf(state);
  const approval = labelOf('waiting');
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
        title={when ? words.willBePublishedOn({ when: sayExactly(when, timeZone) }) : says}
      >
        {when ? `${label}, ${sayAgo(when)}` : label}
      </Badge>
      {waiting && (
        <Badge variant="light" color={approval.color} tt="none" fw={500} title={approval.says}>
          {approval.label}
        </Badge>
      )}
    </Group>
  );
}
