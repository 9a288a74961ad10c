import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { statuses } from '../order-badge.tsx';
import type { Filter } from '../order-calls.ts';
import css from '../orders.module.css';
import { providers } from '../providers.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

interface Props {
  filter: Filter;
  onChange: (patch: Partial<Filter>) => void;
}

const Choices = ({ filter, onChange }: Props) => {
  const words = useMessages(ordersAdmin);
  return (
    <>
      <NativeSelect
        className={css.filter ?? ''}
        label={words.status}
        data={[
          { value: '', label: words.allOrders },
          ...Object.entries(statuses).map(([value, { label }]) => ({ value, label: words[label] })),
        ]}
        value={filter.status}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value as Filter['status'] })}
      />
      <NativeSelect
        className={css.filter ?? ''}
        label={words.payment}
        data={[
          { value: '', label: words.any },
          ...Object.entries(providers).map(([value, label]) => ({ value, label: words[label] })),
        ]}
        value={filter.provider}
        onChange={({ currentTarget }) => onChange({ provider: currentTarget.value as Filter['provider'] })}
      />
      <Group gap="sm" wrap="nowrap" className={css.filter ?? ''} grow>
        <TextInput
          type="date"
          label={words.from}
          value={filter.from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={words.to}
          value={filter.to}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      </Group>
      <Checkbox
        label={words.needsAttention}
        checked={filter.trouble === 'true'}
        onChange={({ currentTarget }) => onChange({ trouble: currentTarget.checked ? 'true' : '' })}
      />
    </>
  );
};

/** On a phone, the list comes first: all but the search opens with a button. */
export function OrderFilters({ filter, onChange }: Props) {
  const words = useMessages(ordersAdmin);
  const isNarrow = useIsNarrow();
  const { status, provider, from, to, trouble } = filter;
  const chosen = [status, provider, from, to, trouble].filter(Boolean).length;
  const [isOpen, { toggle }] = useDisclosure(chosen > 0);
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <TextInput
        type="search"
        label={words.search}
        placeholder={words.numberNameEmailOrPostcode}
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
          {chosen > 0 ? words.filtersChosen({ count: chosen }) : words.filters}
        </Button>
      )}
      {(!isNarrow || isOpen) && <Choices filter={filter} onChange={onChange} />}
    </Group>
  );
}
