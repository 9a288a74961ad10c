import {
  Alert,
  Button,
  Group,
  Modal,
  NativeSelect,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { NumberInput } from '../../../../../../lib/admin-ui/numbers/number-input.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../../lib/ui/sentences.ts';
import type { Service } from '../../../../service-shapes.ts';
import { callBookings, servicesQuery } from '../../booking-calls.ts';
import { inWords } from '../../services/lengths.ts';
import { useReloadCalendar } from '../calendar-calls.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

type Person = Record<'name' | 'email' | 'phone' | 'note', string>;

interface PersonProps {
  person: Person;
  errors: Partial<Record<string, string>>;
  onChange: (person: Person) => void;
}

/** Who books, and a note. */
function PersonFields({ person, errors, onChange }: PersonProps) {
  const words = useMessages(calendarAdmin);
  const word = (name: 'name' | 'email' | 'phone', label: string, required: boolean) => (
    <TextInput
      label={label}
      type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
      required={required}
      value={person[name]}
      error={errors[name]}
      onChange={({ currentTarget }) => onChange({ ...person, [name]: currentTarget.value })}
    />
  );
  return (
    <>
      {word('name', words.name, true)}
      {word('email', words.email, true)}
      {word('phone', words.phone, false)}
      <Textarea
        label={words.note}
        maxLength={2000}
        value={person.note}
        error={errors['note']}
        onChange={({ currentTarget }) => onChange({ ...person, note: currentTarget.value })}
      />
    </>
  );
}

interface DurationProps {
  service: Service;
  /** Empty for the usual duration. */
  minutes: string;
  onChange: (minutes: string) => void;
}

const DurationSelect = ({ service, minutes, onChange }: DurationProps) => {
  const words = useMessages(calendarAdmin);
  return (
    <NativeSelect
      label={words.duration}
      value={minutes}
      data={[
        { value: '', label: inWords(service.durationMinutes) },
        ...service.durations.map((each) => ({
          value: String(each.minutes),
          label: inWords(each.minutes),
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};

interface Props {
  /** A local time of the site, `2027-03-14T09:30:00`; closed without one. */
  at: string | null;
  timezone: string;
  onClose: () => void;
}

/** The input for a booking, and the call that adds it. */
function useNewBooking(services: readonly Service[], at: string, timezone: string, onAdded: () => void) {
  const words = useMessages(calendarAdmin);
  const [id, setId] = useState(services[0]?._id ?? '');
  const [minutes, setMinutes] = useState('');
  const [start, setStart] = useState(at.slice(0, 16));
  const [person, setPerson] = useState({ name: '', email: '', phone: '', note: '' });
  const [people, setPeople] = useState<number | ''>(1);
  const [whole, setWhole] = useState(true);
  const service = services.find(({ _id }) => _id === id);
  const reload = useReloadCalendar();
  const add = useMutation({
    mutationFn: () =>
      callBookings('POST /api/booking', {
        body: {
          service: id,
          start: instantIn(start, timezone),
          ...(whole && service?.wholeSeries ? { series: true } : {}),
          ...(minutes ? { durationMinutes: Number(minutes) } : {}),
          ...(service && service.capacity > 1 ? { people: Number(people) } : {}),
          ...person,
        },
      }),
    meta: { quiet: true },
    onSuccess: ({ name }) => {
      void reload();
      tell(words.bookingForAdded({ name }));
      onAdded();
    },
  });
  const fields = add.error instanceof CallError ? (add.error.fields ?? {}) : {};
  const choose = (service: string) => {
    setId(service);
    setMinutes('');
  };
  return {
    id,
    choose,
    service,
    minutes,
    setMinutes,
    start,
    setStart,
    person,
    setPerson,
    people,
    setPeople,
    whole,
    setWhole,
    add,
    fields,
  };
}

function AddForm({ at, timezone, onClose, services }: Props & { at: string; services: readonly Service[] }) {
  const words = useMessages(calendarAdmin);
  const booking = useNewBooking(services, at, timezone, onClose);
  const { id, minutes, setMinutes, start, setStart, person, setPerson, people, setPeople } = booking;
  const { whole, setWhole, service, add, fields } = booking;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (start) add.mutate();
      }}
    >
      <Stack gap="sm">
        {add.error && Object.keys(fields).length === 0 && (
          <Alert color="orange" role="alert">
            {sentenceOf(add.error)}
          </Alert>
        )}
        <NativeSelect
          label={words.service}
          data-autofocus
          value={id}
          data={services.map(({ _id, label }) => ({ value: _id, label }))}
          onChange={({ currentTarget }) => booking.choose(currentTarget.value)}
        />
        {service?.wholeSeries && (
          <Switch
            label={words.allRemainingDates}
            description={words.turnOffToBookOnly}
            checked={whole}
            onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
          />
        )}
        {service && service.durations.length > 0 && !service.wholeSeries && (
          <DurationSelect service={service} minutes={minutes} onChange={setMinutes} />
        )}
        {!(whole && service?.wholeSeries) && (
          <TextInput
            type="datetime-local"
            label={words.start}
            required
            value={start}
            error={fields['start']}
            onChange={({ currentTarget }) => setStart(currentTarget.value)}
          />
        )}
        {service && service.capacity > 1 && (
          <NumberInput
            label={words.people}
            required
            w={140}
            min={1}
            max={service.capacity}
            allowDecimal={false}
            value={people}
            error={fields['people']}
            onChange={setPeople}
          />
        )}
        <PersonFields person={person} errors={fields} onChange={setPerson} />
        <Text size="sm" c="dimmed">
          {words.youCanBookOutsideYour}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {words.addBooking}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Adds a booking by hand, such as by phone. */
export function AddBookingDialog(props: Props) {
  const words = useMessages(calendarAdmin);
  const services = useQuery(servicesQuery).data ?? [];
  return (
    <Modal opened={props.at !== null} onClose={props.onClose} title={words.addBooking}>
      {props.at !== null && services.length > 0 && (
        <AddForm key={props.at} {...props} at={props.at} services={services} />
      )}
      {services.length === 0 && <Text>{words.addAServiceFirstSo}</Text>}
    </Modal>
  );
}
