import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { COMMENTS_PATH } from '../../../features/entries/web/admin/comments/comment-calls.ts';
import { mailsQuery } from '../../../features/emails/web/admin/mail-calls.ts';
import { notificationsQuery } from '../../../features/notifications/web/admin/notification-calls.ts';
import { allPagesQuery } from '../../../features/pages/web/admin/page-calls.ts';
import { useWebsite } from '../../../features/websites/web/index.ts';
import { ListSkeleton } from '../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../lib/admin-ui/lists/load-error.tsx';
import { may } from '../../../lib/admin-ui/rights.ts';
import { PageHeader } from '../../../lib/admin-ui/page-header.tsx';
import { maySee } from '../shell/screen-rights.ts';
import { Approvals } from './approvals.tsx';
import css from './dashboard.module.css';
import { FailedMails } from './failed-mails.tsx';
import { LatestMessages, LatestOrders, NextBookings } from './latest.tsx';
import { RecentPages } from './recent-pages.tsx';
import { SetupGuide } from './setup-guide.tsx';
import { ShownTogether } from './shown-together.tsx';
import { TourOffer } from '../tour/tour.tsx';
import { VisitsCard } from './visits-card.tsx';

interface Figure {
  label: string;
  to: string;
  /** Undefined until loaded. */
  count: number | undefined;
}

/** The API returns no counts; from a hundred on, the dashboard says "100+". */
const MANY = 100;
const say = (count: number | undefined) =>
  count === undefined ? '–' : count >= MANY ? `${MANY}+` : String(count);

function Figures({ shop }: { shop: boolean }) {
  const pages = useQuery({ ...allPagesQuery, enabled: may('pages') }).data;
  const enabled = may('mails');
  const waiting = useQuery({ ...mailsQuery({ status: 'waiting' }), enabled }).data?.length;
  const failed = useQuery({ ...mailsQuery({ status: 'failed' }), enabled }).data?.length;
  const inState = (state: string) => pages?.filter((page) => page.state === state).length;
  const counts = useQuery({ ...notificationsQuery, enabled: may('orders') }).data?.waiting;
  /** Rare kinds are listed only if there are any. */
  const rare = (label: string, to: string, count = 0): Figure[] => (count > 0 ? [{ label, to, count }] : []);
  const figures: Figure[] = [
    ...(shop ? [{ label: 'Orders to fulfil', to: '/admin/orders', count: counts?.toSend }] : []),
    ...rare('Bookings to confirm', '/admin/calendar', counts?.toAnswer),
    ...(may('publish', 'write')
      ? rare('Comments to approve', COMMENTS_PATH, counts?.readerComments.pending)
      : []),
    { label: 'Unread messages', to: '/admin/messages', count: counts?.unread },
    { label: 'Published pages', to: '/admin/pages?state=published', count: inState('published') },
    { label: 'Unpublished changes', to: '/admin/pages?state=changed', count: inState('changed') },
    { label: 'Drafts', to: '/admin/pages?state=draft', count: inState('draft') },
    ...rare('Scheduled', '/admin/pages?state=scheduled', inState('scheduled')),
    ...rare('Emails waiting', '/admin/settings/email/log?status=waiting', waiting),
    { label: 'Emails failed', to: '/admin/settings/email/log?status=failed', count: failed },
  ];
  return (
    <ul className={css.figures}>
      {figures
        .filter(({ to }) => maySee(to))
        .map(({ label, to, count }) => (
          <li key={to}>
            <Link to={to} className={css.figure}>
              <span className={css.number}>{say(count)}</span>
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** The dashboard: figures, open work and next steps. */
export function Dashboard() {
  const website = useWebsite();
  const pages = useQuery({ ...allPagesQuery, enabled: may('pages') });
  const error = website.error ?? pages.error;
  const retry = () => void Promise.all([website.refetch(), pages.refetch()]);
  return (
    <>
      <PageHeader title="Dashboard" lead={website.data && `What’s happening at ${website.data.name}.`}>
        <Button
          component="a"
          href="/"
          target="_blank"
          variant="default"
          leftSection={<IconExternalLink size={16} />}
        >
          View site
        </Button>
      </PageHeader>
      {error && <LoadError error={error} onRetry={retry} />}
      <ShownTogether placeholder={<ListSkeleton rows={4} height={80} />}>
        <TourOffer />
        {!error && <Figures shop={website.data?.ecommerce.enabled ?? false} />}
        {website.data && (
          <div className={css.columns}>
            {may('settings', 'write') && <SetupGuide />}
            <VisitsCard website={website.data} />
            {may('pages') && <Approvals timeZone={website.data.timezone} />}
            {pages.data && (
              <Card withBorder padding="lg">
                <Title order={2} size="h4" mb="sm">
                  Recently edited
                </Title>
                <RecentPages pages={pages.data} timeZone={website.data.timezone} />
                <Text size="sm" mt="sm">
                  <Anchor component={Link} to="/admin/pages">
                    All pages
                  </Anchor>
                </Text>
              </Card>
            )}
            <LatestOrders timeZone={website.data.timezone} />
            <NextBookings timeZone={website.data.timezone} />
            <LatestMessages timeZone={website.data.timezone} />
            {may('mails') && <FailedMails />}
          </div>
        )}
      </ShownTogether>
    </>
  );
}
