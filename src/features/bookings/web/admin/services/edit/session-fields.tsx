import { ActionIcon, Button, Group, Popover, Stack, Switch, Text, TextInput } from '@mantine/core';
import { NumberInput } from '../../../../../../lib/admin-ui/numbers/number-input.tsx';
import { IconPlus, IconRepeat, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays } from '../../../../../../lib/values/days.ts';
import css from '../services.module.css';
import { longDate } from './day-names.ts';
import { errorWithin, FieldError, type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

type Session = FieldsProps['now']['sessions'][number];

const today = () => new Date().toISOString().slice(0, 10);
const key = ({ date, time }: Session) => `${date} ${time}`;
const inOrder = (sessions: readonly Session[]): Session[] =>
  [...new Map(sessions.map((each) => [key(each), each])).values()].toSorted((one, other) =>
    key(one).localeCompare(key(other)),
  );

function SeriesButton({ onAdd }: { onAdd: (sessions: Session[]) => void }) {
  const words = useMessages(servicesAdmin);
  const [opened, setOpened] = useState(false);
  const [first, setFirst] = useState({ date: today(), time: '18:00' });
  const [count, setCount] = useState<number | ''>(6);
  const [weeks, setWeeks] = useState<number | ''>(1);
  const ready = first.date !== '' && first.time !== '' && count !== '' && weeks !== '';
  const add = () => {
    if (!ready) return;
    onAdd(
      Array.from({ length: count }, (_, n) => ({
        date: addDays(first.date, n * 7 * weeks),
        time: first.time,
      })),
    );
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus withinPortal shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconRepeat size={16} />} onClick={() => setOpened(!opened)}>
          {words.addRepeatingDates}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.repeatingDates}>
        <Stack gap="sm" w={250}>
          <TextInput
            type="date"
            label={words.firstDate}
            value={first.date}
            onChange={({ currentTarget }) => setFirst({ ...first, date: currentTarget.value })}
          />
          <TextInput
            type="time"
            label={words.at}
            value={first.time}
            onChange={({ currentTarget }) => setFirst({ ...first, time: currentTarget.value })}
          />
          <Group grow>
            <NumberInput
              label={words.numberOfDates}
              min={1}
              max={100}
              allowDecimal={false}
              value={count}
              onChange={setCount}
            />
            <NumberInput
              label={words.repeatEveryWeeks}
              min={1}
              max={26}
              allowDecimal={false}
              value={weeks}
              onChange={setWeeks}
            />
          </Group>
          <Button onClick={add} disabled={!ready}>
            {words.addDates}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether all dates are booked together, and how latecomers join. */
function SeriesOptions({ now, change, errors }: FieldsProps) {
  const words = useMessages(servicesAdmin);
  const { sessions, wholeSeries, joinsLate, lateProRata } = now;
  return (
    <>
      {(sessions.length > 1 || wholeSeries) && (
        <Switch
          label={words.bookAllDatesTogether}
          description={words.oneBookingAndOnePayment}
          checked={wholeSeries}
          error={errors['wholeSeries']}
          onChange={({ currentTarget }) => change({ wholeSeries: currentTarget.checked })}
        />
      )}
      {wholeSeries && (
        <Switch
          label={words.allowJoiningAfterTheStart}
          description={words.fromTheNextDateOnwards}
          checked={joinsLate}
          onChange={({ currentTarget }) => change({ joinsLate: currentTarget.checked })}
        />
      )}
      {wholeSeries && joinsLate && (
        <Switch
          label={words.chargeOnlyForTheRemaining}
          description={words.forExampleThreeOfSix}
          checked={lateProRata}
          onChange={({ currentTarget }) => change({ lateProRata: currentTarget.checked })}
        />
      )}
    </>
  );
}

/** Single starts, besides the weekly hours: a class on 14 March, or six Tuesdays. */
export function SessionFields({ now, change, errors }: FieldsProps) {
  const words = useMessages(servicesAdmin);
  const { sessions } = now;
  return (
    <Section title={words.specificDates} says={words.inAdditionToWeeklyHours}>
      <Stack component="ul" gap={6} p={0} m={0} className={css.plain}>
        {sessions.map(({ date, time }, at) => (
          <li key={at}>
            <Group gap={6} wrap="nowrap">
              <TextInput
                type="date"
                className={css.date ?? ''}
                aria-label={words.dateNumber({ number: at + 1 })}
                value={date}
                onChange={({ currentTarget }) =>
                  change({ sessions: sessions.with(at, { date: currentTarget.value, time }) })
                }
              />
              <TextInput
                type="time"
                className={css.time ?? ''}
                aria-label={words.timeOfDate({ number: at + 1 })}
                value={time}
                onChange={({ currentTarget }) =>
                  change({ sessions: sessions.with(at, { date, time: currentTarget.value }) })
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={words.removeDateAt({ date: longDate(date), time })}
                onClick={() => change({ sessions: sessions.toSpliced(at, 1) })}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
            <FieldError>{errorWithin(errors, `sessions.${at}`)}</FieldError>
          </li>
        ))}
      </Stack>
      {sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.noSpecificDates}
        </Text>
      )}
      <FieldError>{errors['sessions']}</FieldError>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => change({ sessions: [...sessions, { date: today(), time: '18:00' }] })}
        >
          {words.addDate}
        </Button>
        <SeriesButton onAdd={(more) => change({ sessions: inOrder([...sessions, ...more]) })} />
      </Group>
      <SeriesOptions now={now} change={change} errors={errors} />
    </Section>
  );
}
