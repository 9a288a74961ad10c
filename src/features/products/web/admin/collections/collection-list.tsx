import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconFolders, IconPhoto, IconPlus, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { deleteWithUndo, useRemaining } from '../../../../../lib/admin-ui/editing/deferred-deletion.ts';
import { BulkButton } from '../../../../../lib/admin-ui/lists/bulk-button.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListFilters, optionsOf } from '../../../../../lib/admin-ui/lists/list-filters.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { MoveButtons } from '../../../../../lib/admin-ui/lists/move-buttons.tsx';
import { moveItem } from '../../../../../lib/admin-ui/lists/move-item.ts';
import {
  BulkBar,
  SelectAll,
  type Selection,
  SelectRow,
  useSelection,
} from '../../../../../lib/admin-ui/lists/selection.tsx';
import { useListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import { adminUi } from '../../../../../lib/admin-ui/messages/admin/area.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { type UsedList, useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { plainLetters } from '../../../../../lib/values/plain-letters.ts';
import { MOST_AT_ONCE } from '../../../../../lib/work/at-once.ts';
import type { Collection } from '../../../contract.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';
import { callProducts, collectionsQuery } from '../product-calls.ts';
import css from '../products.module.css';

/** Keys of words. */
const choices = { sort: { '': 'shopOrder', name: 'name' } } as const;

function useCollectionActions() {
  const words = useMessages(productsAdmin);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: collectionsQuery.queryKey });
  const arrange = useMutation({
    mutationFn: (all: Collection[]) =>
      callProducts('PUT /api/collections', { body: { collections: all.map(({ _id }) => _id) } }),
    onMutate: (all) => queries.setQueryData(collectionsQuery.queryKey, all),
    onSettled: reload,
  });
  return {
    arrange: (shown: readonly Collection[], from: number, to: number) => {
      const ids = new Set(shown.map(({ _id }) => _id));
      // Collections whose deletion can still be undone are part of the order too.
      const hidden =
        queries.getQueryData(collectionsQuery.queryKey)?.filter(({ _id }) => !ids.has(_id)) ?? [];
      arrange.mutate([...moveItem([...shown], from, to), ...hidden]);
    },
    remove: (those: readonly Collection[]) => {
      const ids = those.map(({ _id }) => _id);
      deleteWithUndo({
        ids,
        says: words.collectionsDeleted({ count: ids.length }),
        remove: () => callProducts('POST /api/collections/delete', { body: { collections: ids } }),
        reload,
      });
    },
  };
}

interface RowsProps {
  shown: readonly Collection[];
  list: UsedList;
  selection: Selection<Collection>;
  /** Absent where the order is not the shop's. */
  onMove: ((from: number, to: number) => void) | undefined;
}

function Rows({ shown, list, selection, onMove }: RowsProps) {
  return (
    <Stack component="ol" gap={list.compact ? 4 : 'xs'} p={0} m={0} className={css.plain}>
      {shown.map(({ _id, label, description, picture }, at) => (
        <Card component="li" withBorder padding="sm" py={list.compact ? 4 : 'sm'} key={_id}>
          <Group wrap="nowrap" gap="sm">
            <SelectRow selection={selection} id={_id} name={label} />
            {list.shows('image') && (
              <span className={css.thumbnail}>
                {picture ? (
                  <img src={variantOf(picture.src, 'thumbnail.webp') ?? picture.src} alt="" loading="lazy" />
                ) : (
                  <IconPhoto size={20} aria-hidden />
                )}
              </span>
            )}
            <div className={css.grow}>
              <Anchor
                component={Link}
                to={`/admin/products/collections/${_id}`}
                c="inherit"
                fw={550}
                className="admin-words"
              >
                {label}
              </Anchor>
              {list.shows('description') && (
                <Text size="sm" c="dimmed" lineClamp={1}>
                  {description}
                </Text>
              )}
            </div>
            {onMove && (
              <MoveButtons
                variant="default"
                size={36}
                name={label}
                at={at}
                of={shown.length}
                list="collections"
                onMove={onMove}
              />
            )}
          </Group>
        </Card>
      ))}
    </Stack>
  );
}

/** The collections that the search leaves, with their bulk actions. */
function FilteredCollections({ collections }: { collections: readonly Collection[] }) {
  const words = useMessages(productsAdmin);
  const { sortBy } = useMessages(adminUi);
  const { filter, change, clear, isFiltered } = useListFilter(choices);
  const wanted = plainLetters(filter.q.trim());
  const left = collections.filter(({ label }) => plainLetters(label).includes(wanted));
  const isSorted = filter.sort === 'name';
  const shown = isSorted ? left.toSorted((one, other) => one.label.localeCompare(other.label)) : left;
  const selection = useSelection(shown, may('products', 'write'));
  const list = useListOptions('collections');
  const { arrange, remove } = useCollectionActions();
  return (
    <div style={{ maxWidth: '46rem' }}>
      <ListFilters
        {...{ filter, change }}
        label={words.searchCollections}
        placeholder={words.searchByName}
        choices={[{ name: 'sort', label: sortBy, options: optionsOf(choices.sort, words) }]}
      />
      <ListTools
        list={list}
        columns={{ image: words.collectionImage, description: words.collectionDescription }}
        unfiltered={words.allCollections}
      />
      {selection.mayChange && shown.length > 0 && (
        <div style={{ padding: '0 13px 8px' }}>
          <SelectAll selection={selection} labelled />
        </div>
      )}
      <Rows
        {...{ shown, list, selection }}
        onMove={
          !selection.mayChange || isFiltered || isSorted ? undefined : (from, to) => arrange(shown, from, to)
        }
      />
      {shown.length === 0 && (
        <EmptyState
          icon={<IconSearch size={28} />}
          title={words.noCollectionsFound}
          says={words.tryAnotherCollectionName}
        >
          <Button variant="default" onClick={clear}>
            {words.showAllCollections}
          </Button>
        </EmptyState>
      )}
      <BulkBar selection={selection} limit={MOST_AT_ONCE}>
        <BulkButton
          isRed
          isDisabled={selection.rows.length > MOST_AT_ONCE}
          label={words.delete}
          onClick={() => {
            remove(selection.rows);
            selection.setAll(false);
          }}
        />
      </BulkBar>
    </div>
  );
}

/** Collections, in the shop's order. */
export function CollectionList() {
  const words = useMessages(productsAdmin);
  const { data, error, refetch } = useQuery(collectionsQuery);
  const collections = useRemaining(data);
  const add = may('products', 'write') && (
    <Button component={Link} to="/admin/products/collections/new" leftSection={<IconPlus size={16} />}>
      {words.createCollection}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.collections}
        lead={words.groupProductsSoThatCustomers}
        back={{ to: '/admin/products', label: words.products }}
      >
        {add}
      </PageHeader>
      {!data &&
        (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />)}
      {collections?.length === 0 && (
        <EmptyState
          icon={<IconFolders size={28} />}
          title={words.noCollectionsYet}
          says={words.createACollectionToGroup}
        >
          {add}
        </EmptyState>
      )}
      {collections && collections.length > 0 && <FilteredCollections collections={collections} />}
    </>
  );
}
