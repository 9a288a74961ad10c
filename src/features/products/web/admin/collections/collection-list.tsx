import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconFolders, IconPhoto, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { MoveButtons } from '../../../../../lib/admin-ui/lists/move-buttons.tsx';
import { moveItem } from '../../../../../lib/admin-ui/lists/move-item.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import type { Collection } from '../../../contract.ts';
import { callProducts, collectionsQuery } from '../product-calls.ts';
import css from '../products.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

/** Collections, in the shop's order. */
export function CollectionList() {
  const words = useMessages(productsAdmin);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(collectionsQuery);
  const arrange = useMutation({
    mutationFn: (all: Collection[]) =>
      callProducts('PUT /api/collections', { body: { collections: all.map(({ _id }) => _id) } }),
    onMutate: (all) => queries.setQueryData(collectionsQuery.queryKey, all),
    onSettled: () => queries.invalidateQueries({ queryKey: collectionsQuery.queryKey }),
  });
  const add = (
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
      {data?.length === 0 && (
        <EmptyState
          icon={<IconFolders size={28} />}
          title={words.noCollectionsYet}
          says={words.createACollectionToGroup}
        >
          {add}
        </EmptyState>
      )}
      <Stack component="ol" gap="xs" p={0} m={0} className={css.plain} maw="46rem">
        {data?.map(({ _id, label, description, picture }, at) => (
          <Card component="li" withBorder padding="sm" key={_id}>
            <Group wrap="nowrap" gap="sm">
              <span className={css.thumbnail}>
                {picture ? (
                  <img src={variantOf(picture.src, 'thumbnail.webp') ?? picture.src} alt="" loading="lazy" />
                ) : (
                  <IconPhoto size={20} aria-hidden />
                )}
              </span>
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
                <Text size="sm" c="dimmed" lineClamp={1}>
                  {description}
                </Text>
              </div>
              <MoveButtons
                variant="default"
                size={36}
                name={label}
                at={at}
                of={data.length}
                list="collections"
                onMove={(from, to) => arrange.mutate(moveItem(data, from, to))}
              />
            </Group>
          </Card>
        ))}
      </Stack>
    </>
  );
}
