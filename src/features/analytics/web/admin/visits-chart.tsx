import { AreaChart } from '@mantine/charts';
import { ActionIcon, Box, Card, Group, SegmentedControl, Table, Text, Title, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Analytics } from '../../contract.ts';
import css from './analytics.module.css';
import { chartRows, type ChartRow, writeSpan } from './chart-rows.ts';
import { daysCsv, download } from './figures-csv.ts';
import { type Measure, writer } from './measures.ts';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

interface Props {
  figures: Analytics;
  measure: Measure;
  compare: boolean;
}

type Write = (value: number, short?: boolean) => string;

function RowTable({ rows, measure, write }: { rows: readonly ChartRow[]; measure: Measure; write: Write }) {
  const words = useMessages(analyticsAdmin);
  const compared = rows.some(({ before }) => before !== undefined);
  return (
    <Box
      mah={360}
      style={{ overflow: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={words.tableOf({ measure: measure.label })}
    >
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.date}</Table.Th>
            <Table.Th ta="end">{measure.label}</Table.Th>
            {compared && <Table.Th ta="end">{words.previousPeriod}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ label, now, before }, index) => (
            // Two days of a long span may have the same label.
            <Table.Tr key={index}>
              <Table.Th scope="row" fw={400}>
                {label}
              </Table.Th>
              <Table.Td ta="end">{write(now)}</Table.Td>
              {compared && <Table.Td ta="end">{before === undefined ? '' : write(before)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  );
}

/** What the chart shows, for screen readers. */
function summaryOf(figures: Analytics, measure: Measure, rows: readonly ChartRow[]): string {
  const write = writer(measure.kind, figures.currency);
  const most = rows.reduce(
    (best, row) => (row.now > best.now ? row : best),
    rows[0] ?? { label: '', now: 0 },
  );
  return messagesNow(analyticsAdmin).totalAndHighest({
    measure: measure.label,
    span: writeSpan(figures),
    total: write(measure.of(figures.totals)),
    highest: most.label,
    value: write(most.now),
  });
}

/** One measure over the span, as a chart or a table. */
export function VisitsChart({ figures, measure, compare }: Props) {
  const words = useMessages(analyticsAdmin);
  const [view, setView] = useState('chart');
  const rows = chartRows(figures, measure, compare);
  const write = writer(measure.kind, figures.currency);
  const compared = rows.some(({ before }) => before !== undefined);
  const says = summaryOf(figures, measure, rows);
  return (
    <Card withBorder padding="lg" mb="md">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4">
          {measure.label}
        </Title>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={words.showAs}
            value={view}
            onChange={setView}
            data={[
              { value: 'chart', label: words.chart },
              { value: 'table', label: words.table },
            ]}
          />
          <Tooltip label={words.downloadDailyFiguresCsv}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={words.downloadFiguresCsv}
              onClick={() => download(`figures-${figures.from}-${figures.to}.csv`, daysCsv(figures))}
            >
              <IconDownload size={17} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {view === 'table' && <RowTable rows={rows} measure={measure} write={write} />}
      {view === 'chart' && (
        <div role="img" aria-label={says} className={css.chart}>
          <AreaChart
            h={280}
            data={rows.map((row) => ({ ...row }))}
            dataKey="label"
            series={[
              ...(compared
                ? [{ name: 'before', label: words.previousPeriod, color: 'gray.5', strokeDasharray: '4 4' }]
                : []),
              { name: 'now', label: measure.label, color: 'iris.6' },
            ]}
            curveType="monotone"
            withDots={rows.length < 3}
            withGradient={false}
            fillOpacity={0.14}
            withLegend={compared}
            legendProps={{ verticalAlign: 'bottom' }}
            gridAxis="x"
            tickLine="none"
            valueFormatter={(value) => write(value)}
            yAxisProps={{
              width: 56,
              allowDecimals: measure.kind !== 'count',
              tickFormatter: (value: number) => write(value, true),
            }}
            xAxisProps={{ minTickGap: 24, interval: 'preserveStartEnd' }}
            areaChartProps={{ accessibilityLayer: false }}
          />
        </div>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {measure.says}
      </Text>
    </Card>
  );
}
