import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { statuses } from '../order-badge.tsx';
import type { Filter } from '../order-calls.ts';
import css from '../orders.module.css';
import { providers } from '../providers.ts';

const choices = [
  { value: '', label: 'All orders' },
  ...Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
];

interface Props {
  filter: Filter;
  onChange: (patch: Partial<Filter>) => void;
}

const Choices = ({ filter, onChange }: Props) => (
  <>
    <NativeSelect
      className={css.filter ?? ''}
      label="Status"
      data={choices}
      value={filter.status}
      onChange={({ currentTarget }) => onChange({ status: currentTarget.value as Filter['status'] })}
    />
    <NativeSelect
      className={css.filter ?? ''}
      label="Payment"
      data={[
        { value: '', label: 'Any' },
        ...Object.entries(providers).map(([value, label]) => ({ value, label })),
      ]}
      value={filter.provider}
      onChange={({ currentTarget }) => onChange({ provider: currentTarget.value as Filter['provider'] })}
    />
    <Group gap="sm" wrap="nowrap" className={css.filter ?? ''} grow>
      <TextInput
        type="date"
        label="From"
        value={filter.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        value={filter.to}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
    </Group>
    <Checkbox
      label="Needs attention"
      checked={filter.trouble === 'true'}
      onChange={({ currentTarget }) => onChange({ trouble: currentTarget.checked ? 'true' : '' })}
    />
  </>
);

/** On a phone, the list comes first: all but the search opens with a button. */
export function OrderFilters({ filter, onChange }: Props) {
  const isNarrow = useIsNarrow();
  const { status, provider, from, to, trouble } = filter;
  const chosen = [status, provider, from, to, trouble].filter(Boolean).length;
  const [isOpen, { toggle }] = useDisclosure(chosen > 0);
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <TextInput
        type="search"
        label="Search"
        placeholder="Number, name, email or postcode"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.q}
        maxLength={100}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
        className={css.search ?? ''}
      />
      {isNarrow && (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        </Button>
      )}
      {(!isNarrow || isOpen) && <Choices filter={filter} onChange={onChange} />}
    </Group>
  );
}
