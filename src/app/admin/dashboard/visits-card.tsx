import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayIn } from '../../../lib/values/local-day.ts';
import { addDays } from '../../../lib/values/days.ts';
import { figuresQuery } from '../../../features/analytics/web/admin/analytics-calls.ts';
import { Change } from '../../../features/analytics/web/admin/figure-tiles.tsx';
import { shownMeasures, writer } from '../../../features/analytics/web/admin/measures.ts';
import type { Website } from '../../../features/websites/contract.ts';
import { may } from '../../../lib/admin-ui/rights.ts';
import css from './dashboard.module.css';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const shown = ['visitors', 'views', 'orders', 'revenue', 'bookings', 'messages'];

/** Visits today and in the last seven days, each compared with the period before. */
export function VisitsCard({ website }: { website: Website }) {
  const words = useMessages(shellAdmin);
  const [opened] = useState(() => Date.now());
  const today = dayIn(website.timezone, opened);
  const enabled = may('analytics');
  const one = useQuery({ ...figuresQuery({ from: today, to: today }), enabled }).data;
  const seven = useQuery({ ...figuresQuery({ from: addDays(today, -6), to: today }), enabled }).data;
  if (!one || !seven) return null;
  const happened = shownMeasures.filter(
    (measure) =>
      shown.includes(measure.key) &&
      (measure.key === 'visitors' || measure.of(seven.totals) > 0 || measure.of(seven.before) > 0),
  );
  return (
    <Card withBorder padding="lg">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {words.analytics}
        </Title>
        <Anchor component={Link} to="/admin/analytics?range=week" size="sm">
          {words.viewAnalytics}
        </Anchor>
      </Group>
      <table className={css.numbers}>
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col">{words.today}</th>
            <th scope="col">{words.sevenDays}</th>
          </tr>
        </thead>
        <tbody>
          {happened.map((measure) => {
            const write = writer(measure.kind, seven.currency);
            return (
              <tr key={measure.key}>
                <th scope="row">{measure.label}</th>
                {[one, seven].map((figures) => (
                  <td key={figures.from}>
                    {write(measure.of(figures.totals))}
                    <Change
                      measure={measure}
                      now={measure.of(figures.totals)}
                      before={measure.of(figures.before)}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {!seven.on && (
        <Text size="sm" c="dimmed" mt="sm">
          {words.analyticsIsOff}{' '}
          {may('analytics', 'write') && (
            <Anchor component={Link} to="/admin/settings/analytics">
              {words.turnOn}
            </Anchor>
          )}
        </Text>
      )}
    </Card>
  );
}
