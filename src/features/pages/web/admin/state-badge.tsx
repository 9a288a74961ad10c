import { Badge } from '@mantine/core';
import { sayAgo, sayExactly } from '../../../../lib/admin-ui/time/relative-time.ts';
import type { PageSummary } from '../../contract.ts';
import { stateLabels, waitingLabels } from './page-states.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../messages/admin-views/area.ts';

interface Props {
  page: Pick<PageSummary, 'state' | 'publishAt'>;
  timeZone?: string | undefined;
}

export function StateBadge({ page: { state = 'published', publishAt }, timeZone }: Props) {
  const words = useMessages(viewsAdmin);
  const { label, says, color } = stateLabels[state];
  const when = state === 'scheduled' && publishAt ? publishAt : null;
  return (
    <Badge
      variant="dot"
      color={color}
      tt="none"
      fw={500}
      style={{ flexShrink: when ? 1 : 0 }}
      title={when ? words.willBePublishedOn({ time: sayExactly(when, timeZone) }) : says}
    >
      {when ? `${label}, ${sayAgo(when)}` : label}
    </Badge>
  );
}

/** Shown beside the state of a page with an open request for approval. */
export const WaitingBadge = () => (
  <Badge variant="light" color={waitingLabels.color} tt="none" fw={500} title={waitingLabels.says}>
    {waitingLabels.label}
  </Badge>
);
