import { Button } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListFilters, optionsOf } from '../../../../../lib/admin-ui/lists/list-filters.tsx';
import { labelsOf, ListRows } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { ShowMore } from '../../../../../lib/admin-ui/lists/show-more.tsx';
import { useSettled } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { useListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import { adminUi } from '../../../../../lib/admin-ui/messages/admin/area.ts';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { discountsAdmin } from '../../../messages/admin-discounts/area.ts';
import { ShopHead } from '../settings/shop-frame.tsx';
import { discountChoices } from './discount-choices.ts';
import { discountsPath, discountsQuery } from './discount-calls.ts';
import { codeColumn, DiscountBulkActions, discountColumns, EndButton } from './discount-rows.tsx';
import { useDiscountActions } from './use-discount-actions.tsx';

const NewCode = () => (
  <Button component={Link} to={`${discountsPath}/new`} leftSection={<IconPlus size={16} aria-hidden />}>
    {useMessages(discountsAdmin).addDiscountCode}
  </Button>
);

interface FiltersProps {
  used: ReturnType<typeof useListFilter<typeof discountChoices>>;
}

function Filters({ used: { filter, change } }: FiltersProps) {
  const words = useMessages(discountsAdmin);
  const { sortBy, newestFirst } = useMessages(adminUi);
  return (
    <ListFilters
      {...{ filter, change }}
      label={words.searchDiscountCodes}
      placeholder={words.searchByCode}
      choices={[
        { name: 'state', label: words.status, options: optionsOf(discountChoices.state, words) },
        {
          name: 'sort',
          label: sortBy,
          options: optionsOf(discountChoices.sort, { ...words, newest: newestFirst }),
        },
      ]}
    />
  );
}

/** Discount codes. */
export function DiscountList() {
  const words = useMessages(discountsAdmin);
  const used = useListFilter(discountChoices);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    discountsQuery(useSettled(used.filter)),
  );
  const discounts = data?.pages.flat();
  const selection = useSelection(discounts ?? [], may('discounts', 'write'));
  const actions = useDiscountActions();
  const list = useListOptions('discounts');
  const isNarrow = useIsNarrow();
  const columns = discountColumns(words);
  const hasSome = discounts !== undefined && discounts.length > 0;
  return (
    <>
      <ShopHead title={words.discountCodes} lead={words.codesThatCustomersEnterAt}>
        {(hasSome || used.isFiltered) && <NewCode />}
      </ShopHead>
      {(hasSome || used.isFiltered) && (
        <>
          <Filters used={used} />
          <ListTools
            {...{ list, isNarrow }}
            columns={labelsOf(columns)}
            unfiltered={words.allDiscountCodes}
          />
        </>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={84} />}
      {hasSome && (
        <ListRows
          {...{ list, columns }}
          rows={discounts}
          label={words.discountCodes}
          selection={selection}
          nameOf={({ code }) => code}
          first={codeColumn(words)}
          renderActions={(discount) => <EndButton {...{ discount, actions }} />}
        />
      )}
      <ShowMore hasMore={hasNextPage} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      <DiscountBulkActions {...{ selection, actions }} />
      {discounts?.length === 0 && (
        <EmptyState
          icon={<IconTicket size={28} />}
          title={used.isFiltered ? words.noDiscountCodesFound : words.noDiscountCodesYet}
          says={used.isFiltered ? words.tryAnotherCodeOrStatus : words.addACodeLikeWelcome10}
        >
          {used.isFiltered ? (
            <Button variant="default" onClick={used.clear}>
              {words.showAllDiscountCodes}
            </Button>
          ) : (
            <NewCode />
          )}
        </EmptyState>
      )}
    </>
  );
}
