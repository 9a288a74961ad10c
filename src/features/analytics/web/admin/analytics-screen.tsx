import '@mantine/charts/styles.css';
import { Alert, Anchor, Button } from '@mantine/core';
import { IconChartLine, IconInfoCircle, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { useWebsite } from '../../../websites/web/index.ts';
import type { Website } from '../../../websites/contract.ts';
import type { Analytics } from '../../contract.ts';
import { dayIn } from '../../../../lib/values/local-day.ts';
import { figuresQuery } from './analytics-calls.ts';
import css from './analytics.module.css';
import { FigureTiles } from './figure-tiles.tsx';
import { LiveBadge } from './live-badge.tsx';
import { shownMeasures } from './measures.ts';
import { RangePicker } from './range-picker.tsx';
import { chosenRange } from './ranges.ts';
import { TopTable } from './top-table.tsx';
import { type TableName, tables } from './value-labels.ts';
import { VisitsChart } from './visits-chart.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

const order: readonly TableName[] = [
  'pages',
  'sources',
  'channels',
  'entries',
  'exits',
  'referrers',
  'campaigns',
  'devices',
  'browsers',
  'countries',
];

const SETTINGS = '/admin/settings/analytics';

function Report({ figures, compare }: { figures: Analytics; compare: boolean }) {
  const [key, setKey] = useState('visitors');
  const measure = shownMeasures.find((each) => each.key === key) ?? shownMeasures[0];
  if (!measure) return null;
  const { totals, before, currency, from, to } = figures;
  const span = { from, to };
  return (
    <>
      <FigureTiles
        measures={shownMeasures}
        now={totals}
        before={compare ? before : undefined}
        currency={currency}
        chosen={measure.key}
        onChoose={setKey}
      />
      <VisitsChart figures={figures} measure={measure} compare={compare} />
      <div className={css.grid}>
        {order.map((name) => (
          <TopTable key={name} kind={tables[name]} rows={figures[name]} span={span} currency={currency} />
        ))}
      </div>
    </>
  );
}

/** Shown while counting is off: its purpose, and where to turn it on. */
function SwitchOn() {
  const words = useMessages(analyticsAdmin);
  return (
    <EmptyState
      icon={<IconChartLine size={28} />}
      title={words.analyticsIsOff}
      says={words.turnOnAnalyticsToSee}
    >
      {may('analytics', 'write') && (
        <Button component={Link} to={SETTINGS}>
          {words.turnOnAnalytics}
        </Button>
      )}
    </EmptyState>
  );
}

function Figures({ website }: { website: Website }) {
  const words = useMessages(analyticsAdmin);
  const [query, setQuery] = useSearchParams();
  const [opened] = useState(() => Date.now());
  const today = dayIn(website.timezone, opened);
  const chosen = chosenRange(query, today);
  const compare = query.get('compare') !== 'no';
  const { data, error, refetch } = useQuery(figuresQuery(chosen.span));
  const go = (next: Record<string, string>) =>
    setQuery({ ...next, ...(compare ? {} : { compare: 'no' }) }, { replace: true });
  const empty =
    data && !data.on && data.totals.views === 0 && data.before.views === 0 && data.totals.orders === 0;
  if (empty) return <SwitchOn />;
  return (
    <>
      <RangePicker
        chosen={chosen}
        today={today}
        compare={compare}
        onRange={(range) => go({ range })}
        onSpan={(span) => go({ ...span })}
        onCompare={(on) => {
          const next = new URLSearchParams(query);
          if (on) next.delete('compare');
          else next.set('compare', 'no');
          setQuery(next, { replace: true });
        }}
      />
      {data && !data.on && (
        <Alert color="orange" icon={<IconInfoCircle />} mb="md">
          {words.visitsNotCounted}{' '}
          <Anchor component={Link} to={SETTINGS}>
            {words.turnOnAnalytics}
          </Anchor>
        </Alert>
      )}
      {data?.on && data.totals.views === 0 && data.before.views === 0 && (
        <Alert color="iris" icon={<IconInfoCircle />} mb="md">
          {words.noVisitsInThisPeriod}
        </Alert>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={5} height={90} />}
      {data && <Report figures={data} compare={compare} />}
    </>
  );
}

/** Visitors, their sources, viewed pages, and conversions. */
export function AnalyticsScreen() {
  const words = useMessages(analyticsAdmin);
  const website = useWebsite();
  return (
    <>
      <PageHeader
        title={words.analytics}
        lead={words.visitorsTrafficSourcesAndResults}
        aside={website.data?.analytics && <LiveBadge />}
      >
        {may('analytics', 'write') && (
          <Button
            component={Link}
            to={SETTINGS}
            variant="default"
            leftSection={<IconSettings size={16} aria-hidden />}
          >
            {words.settings}
          </Button>
        )}
      </PageHeader>
      {!website.data && website.error && (
        <LoadError error={website.error} onRetry={() => void website.refetch()} />
      )}
      {!website.data && !website.error && <ListSkeleton rows={5} height={90} />}
      {website.data && <Figures website={website.data} />}
    </>
  );
}
