import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { COMMENTS_PATH } from '../../../features/entries/web/admin/comments/comment-calls.ts';
import { mailsQuery } from '../../../features/emails/web/admin/mail-calls.ts';
import { notificationsQuery } from '../../../features/notifications/web/admin/notification-calls.ts';
import { allPagesQuery } from '../../../features/pages/web/admin/page-calls.ts';
import { TranslationProgressCard } from '../../../features/pages/web/admin/translations/progress-card.tsx';
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
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

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
  const words = useMessages(shellAdmin);
  const pages = useQuery({ ...allPagesQuery, enabled: may('pages') }).data;
  const enabled = may('mails');
  const waiting = useQuery({ ...mailsQuery({ status: 'waiting' }), enabled }).data?.length;
  const failed = useQuery({ ...mailsQuery({ status: 'failed' }), enabled }).data?.length;
  const inState = (state: string) => pages?.filter((page) => page.state === state).length;
  const counts = useQuery({ ...notificationsQuery, enabled: may('orders') }).data?.waiting;
  /** Rare kinds are listed only if there are any. */
  const rare = (label: string, to: string, count = 0): Figure[] => (count > 0 ? [{ label, to, count }] : []);
  const figures: Figure[] = [
    ...(shop ? [{ label: words.ordersToFulfil, to: '/admin/orders', count: counts?.toSend }] : []),
    ...rare(words.bookingsToConfirm, '/admin/calendar', counts?.toAnswer),
    ...(may('publish', 'write')
      ? rare(words.commentsToApprove, COMMENTS_PATH, counts?.readerComments.pending)
      : []),
    { label: words.unreadMessages, to: '/admin/messages', count: counts?.unread },
    { label: words.publishedPages, to: '/admin/pages?state=published', count: inState('published') },
    { label: words.unpublishedChanges, to: '/admin/pages?state=changed', count: inState('changed') },
    { label: words.drafts, to: '/admin/pages?state=draft', count: inState('draft') },
    ...rare(words.scheduled, '/admin/pages?state=scheduled', inState('scheduled')),
    ...rare(words.emailsWaiting, '/admin/settings/email/log?status=waiting', waiting),
    { label: words.emailsFailed, to: '/admin/settings/email/log?status=failed', count: failed },
  ];
  const shown = figures.filter(({ to }) => maySee(to));
  if (shown.length === 0) return null;
  return (
    <ul className={css.figures}>
      {shown.map(({ label, to, count }) => (
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
  const words = useMessages(shellAdmin);
  const website = useWebsite();
  const pages = useQuery({ ...allPagesQuery, enabled: may('pages') });
  const error = website.error ?? pages.error;
  const retry = () => void Promise.all([website.refetch(), pages.refetch()]);
  return (
    <>
      <PageHeader
        title={words.dashboard}
        lead={website.data && words.whatsHappeningAt({ name: website.data.name })}
      >
        <Button
          component="a"
          href="/"
          target="_blank"
          variant="default"
          leftSection={<IconExternalLink size={16} />}
        >
          {words.viewSite}
        </Button>
      </PageHeader>
      {error && <LoadError error={error} onRetry={retry} />}
      <ShownTogether placeholder={<ListSkeleton rows={4} height={80} />}>
        <TourOffer />
        {!error && <Figures shop={website.data?.ecommerce.enabled ?? false} />}
        {website.data && (
          <div className={css.columns}>
            {may('settings', 'write') && <SetupGuide />}
            {may('translations') && !may('pages') && <TranslationProgressCard />}
            <VisitsCard website={website.data} />
            {may('pages') && <Approvals timeZone={website.data.timezone} />}
            {pages.data && (
              <Card withBorder padding="lg">
                <Title order={2} size="h4" mb="sm">
                  {words.recentlyEdited}
                </Title>
                <RecentPages pages={pages.data} timeZone={website.data.timezone} />
                <Text size="sm" mt="sm">
                  <Anchor component={Link} to="/admin/pages">
                    {words.allPages}
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
