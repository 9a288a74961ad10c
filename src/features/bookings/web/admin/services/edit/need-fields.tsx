import { ActionIcon, Button, Group, TagsInput, Text } from '@mantine/core';
import { NumberInput } from '../../../../../../lib/admin-ui/numbers/number-input.tsx';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callBookings, resourcesQuery } from '../../booking-calls.ts';
import css from '../services.module.css';
import { errorWithin, FieldError, type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

const MOST_NEEDS = 8;

/** Resources by name, of which any one is enough; a new name adds one. */
function NeedField({ at, props: { now, change, errors } }: { at: number; props: FieldsProps }) {
  const words = useMessages(servicesAdmin);
  const { needs } = now;
  const chosen = needs[at] ?? [];
  const queries = useQueryClient();
  const { data: known = [] } = useQuery(resourcesQuery);
  const put = (ids: string[]) => change({ needs: needs.with(at, ids) });
  const make = useMutation({
    mutationFn: (name: string) => callBookings('POST /api/resource', { body: { name } }),
    onSuccess: async ({ _id }) => {
      await queries.invalidateQueries({ queryKey: resourcesQuery.queryKey });
      put([...chosen, _id]);
    },
  });
  const names = new Map(known.map(({ _id, name }) => [_id, name]));
  return (
    <Group wrap="nowrap" align="flex-end" gap="xs">
      <TagsInput
        className={css.grow ?? ''}
        label={at === 0 ? words.needsOneOf : words.andOneOf}
        description={at === 0 ? words.chooseFromTheListOr : undefined}
        placeholder={chosen.length === 0 ? (at === 0 ? words.exampleStaff : words.exampleRooms) : ''}
        data={[...new Set(names.values())]}
        value={chosen.flatMap((id) => names.get(id) ?? [])}
        disabled={make.isPending}
        error={errorWithin(errors, `needs.${at}`)}
        onChange={(labels) => {
          const others = chosen.filter((id) => !names.has(id));
          put([...others, ...labels.flatMap((label) => known.find(({ name }) => name === label)?._id ?? [])]);
          const fresh = labels.find((label) => !known.some(({ name }) => name === label));
          if (fresh?.trim()) make.mutate(fresh.trim());
        }}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={words.removeRequirement({ number: at + 1 })}
        onClick={() => change({ needs: needs.toSpliced(at, 1) })}
      >
        <IconX size={16} />
      </ActionIcon>
    </Group>
  );
}

/** Capacity, and the resources that must be free. */
export function NeedFields(props: FieldsProps) {
  const words = useMessages(servicesAdmin);
  const { now, change, errors } = props;
  const { needs } = now;
  return (
    <Section title={words.capacityStaffAndRooms} says={words.servicesThatNeedTheSame}>
      <NumberInput
        label={words.seats}
        description={words.howManyPeopleCanBook}
        w={140}
        min={1}
        max={1000}
        allowDecimal={false}
        value={now.capacity}
        error={errors['capacity']}
        onChange={(value) => change({ capacity: value })}
      />
      {Number(now.capacity) > 1 && (
        <NumberInput
          label={words.maximumPeoplePerBooking}
          description={words.thePriceIsPerPerson}
          placeholder={String(now.capacity)}
          w={280}
          min={1}
          max={1000}
          allowDecimal={false}
          value={now.mostPeople}
          error={errors['mostPeople']}
          onChange={(value) => change({ mostPeople: value })}
        />
      )}
      {needs.map((_, at) => (
        <NeedField key={at} at={at} props={props} />
      ))}
      {needs.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.noStaffRoomOrEquipment}
        </Text>
      )}
      <FieldError>{errors['needs']}</FieldError>
      {needs.length < MOST_NEEDS && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => change({ needs: [...needs, []] })}
          >
            {needs.length === 0 ? words.addStaffRoomOrEquipment : words.addAnotherRequirement}
          </Button>
        </Group>
      )}
    </Section>
  );
}
