import { Stack } from '@mantine/core';
import { PageHeader } from '../../../../../../lib/admin-ui/page-header.tsx';
import { FeedCard } from './feed-card.tsx';
import { SubscribedCard } from './subscribed-card.tsx';

/** Connections between this calendar and others. */
export const Connections = () => (
  <>
    <PageHeader
      title="Connected calendars"
      lead="See your bookings in your own calendar, and block times when you’re busy there."
      back={{ to: '/admin/calendar', label: 'Calendar' }}
    />
    <Stack maw="46rem">
      <FeedCard />
      <SubscribedCard />
    </Stack>
  </>
);
