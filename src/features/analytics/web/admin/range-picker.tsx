import { Button, Group, Popover, Select, Switch } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '../../../../lib/values/local-day.ts';
import type { Span } from '../../local-days.ts';
import { writeSpan } from './chart-rows.ts';
import { type Chosen, ranges, type RangeName } from './ranges.ts';
import { arrowLabels } from '../../../../lib/admin-ui/time/date-fields.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

interface Props {
  chosen: Chosen;
  today: Day;
  compare: boolean;
  onRange: (name: RangeName) => void;
  onSpan: (span: Span) => void;
  onCompare: (on: boolean) => void;
}

/** Chooses the span, and whether to compare it with the one before. */
export function RangePicker({ chosen, today, compare, onRange, onSpan, onCompare }: Props) {
  const words = useMessages(analyticsAdmin);
  const names = Object.entries(ranges).map(([value, { label }]) => ({ value, label: words[label] }));
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<[string | null, string | null]>([null, null]);
  const pick = (next: [string | null, string | null]) => {
    setPicked(next);
    const [from, to] = next;
    if (!from || !to) return;
    setOpen(false);
    setPicked([null, null]);
    onSpan({ from, to });
  };
  const { from, to } = chosen.span;
  const shown: [string | null, string | null] = picked[0] ? picked : [from, to];
  return (
    <Group mb="md" gap="sm">
      <Select
        aria-label={words.days}
        w={170}
        data={chosen.name ? names : [...names, { value: 'own', label: words.custom }]}
        value={chosen.name ?? 'own'}
        onChange={(name) => name && name !== 'own' && onRange(name as RangeName)}
        allowDeselect={false}
      />
      <Popover opened={open} onChange={setOpen} trapFocus position="bottom-start" shadow="md">
        <Popover.Target>
          <Button
            variant="default"
            fw={500}
            leftSection={<IconCalendar size={16} aria-hidden />}
            onClick={() => setOpen((before) => !before)}
            aria-haspopup="dialog"
          >
            {writeSpan(chosen.span)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={words.chooseADateRange}>
          <DatePicker
            type="range"
            allowSingleDateInRange
            ariaLabels={arrowLabels()}
            value={shown}
            onChange={pick}
            maxDate={today}
            defaultDate={to}
          />
        </Popover.Dropdown>
      </Popover>
      <Switch
        label={words.compareWithPreviousPeriod}
        checked={compare}
        onChange={({ currentTarget }) => onCompare(currentTarget.checked)}
      />
    </Group>
  );
}
