import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconSearch, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { useSelection } from '../../../../lib/admin-ui/lists/selection.tsx';
import { useAddressFilter, useSettled } from '../../../../lib/admin-ui/lists/use-address-filter.ts';
import { useListOptions } from '../../../../lib/admin-ui/preferences.ts';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { asked, customersQuery, type Filter } from './customer-calls.ts';
import { customerColumns, CustomerRows } from './customer-rows.tsx';
import css from './customers.module.css';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { customersAdmin } from '../../messages/admin/area.ts';

const kinds = {
  '': 'allCustomers',
  ordered: 'haveOrdered',
  booked: 'haveBooked',
  subscribed: 'newsletterSubscribers',
  account: 'haveAnAccount',
} as const satisfies Record<Filter['kind'], string>;

function useFilter(): [Filter, (patch: Partial<Filter>) => void] {
  const { query, change } = useAddressFilter();
  const kind = query.get('kind') ?? '';
  const filter: Filter = {
    q: (query.get('q') ?? '').slice(0, 100),
    kind: Object.hasOwn(kinds, kind) ? (kind as Filter['kind']) : '',
    sort: query.get('sort') === 'spent' ? 'spent' : '',
  };
  return [filter, change];
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (patch: Partial<Filter>) => void }) {
  const words = useMessages(customersAdmin);
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <TextInput
        type="search"
        label={words.searchCustomers}
        placeholder={words.nameEmailAddressOrPhone}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.q}
        maxLength={100}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
        className={css.search ?? ''}
      />
      <NativeSelect
        label={words.show}
        className={css.filter ?? ''}
        data={Object.entries(kinds).map(([value, label]) => ({ value, label: words[label] }))}
        value={filter.kind}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as Filter['kind'] })}
      />
      <NativeSelect
        label={words.sortBy}
        className={css.filter ?? ''}
        data={[
          { value: '', label: words.mostRecent },
          { value: 'spent', label: words.amountSpent },
        ]}
        value={filter.sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as Filter['sort'] })}
      />
    </Group>
  );
}

/** Everyone who has dealt with the site, by email address. */
export function CustomerList() {
  const words = useMessages(customersAdmin);
  const [filter, change] = useFilter();
  const settled = useSettled(filter);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    customersQuery(settled),
  );
  const customers = data?.pages.flat().map((each) => ({ ...each, _id: each.email }));
  const selection = useSelection(customers ?? []);
  const list = useListOptions('customers');
  const isNarrow = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false });
  const isFiltered = settled.q !== '' || filter.kind !== '';
  return (
    <>
      <PageHeader title={words.customers} lead={words.everyoneWhoHasOrderedBooked}>
        <Button
          variant="default"
          component="a"
          href={`/api/customers.csv?${new URLSearchParams(asked(settled))}`}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {words.export}
        </Button>
      </PageHeader>
      <Filters filter={filter} onChange={change} />
      {(isFiltered || (customers && customers.length > 0)) && (
        <ListTools list={list} columns={customerColumns()} isNarrow={isNarrow} />
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} height={44} />}
      {customers && customers.length > 0 && <CustomerRows {...{ customers, list, isNarrow, selection }} />}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </Group>
      )}
      <BulkActions selection={selection} />
      {customers?.length === 0 && (
        <EmptyState
          icon={<IconUsers size={28} />}
          title={isFiltered ? words.noCustomersFound : words.noCustomersYet}
          says={isFiltered ? words.tryAnotherNameOrShow : words.customersAppearHereAfterTheir}
        >
          {isFiltered ? (
            <Button variant="default" component="a" href="/admin/customers">
              {words.showAllCustomers}
            </Button>
          ) : (
            <Button variant="default" component="a" href="/" target="_blank">
              {words.viewYourSite}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}
