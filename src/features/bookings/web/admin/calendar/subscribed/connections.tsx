import { Stack } from '@mantine/core';
import { PageHeader } from '../../../../../../lib/admin-ui/page-header.tsx';
import { FeedCard } from './feed-card.tsx';
import { SubscribedCard } from './subscribed-card.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

/** Connections between this calendar and others. */
export const Connections = () => {
  const words = useMessages(calendarAdmin);
  return (
    <>
      <PageHeader
        title={words.connectedCalendars}
        lead={words.seeYourBookingsInYour}
        back={{ to: '/admin/calendar', label: words.calendar }}
      />
      <Stack maw="46rem">
        <FeedCard />
        <SubscribedCard />
      </Stack>
    </>
  );
};
