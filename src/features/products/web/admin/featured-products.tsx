import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { SaveBar } from '../../../../lib/admin-ui/editing/save-bar.tsx';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import { UnsavedGuard } from '../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import { ProductsField } from './collections/products-field.tsx';
import { callProducts, productsKey } from './product-calls.ts';

const back = { to: '/admin/products', label: 'Products' };
const featuredKey = [...productsKey, 'featured'];

function Editor({ stored }: { stored: readonly string[] }) {
  const queries = useQueryClient();
  const [now, setNow] = useState(stored);
  const save = useMutation({
    mutationFn: () => callProducts('PUT /api/products/featured', { body: { products: [...now] } }),
    meta: { quiet: true },
    onSuccess: (saved) => {
      queries.setQueryData(featuredKey, saved);
      setNow(saved.products);
      tell('Featured products saved.');
    },
  });
  const changed = JSON.stringify(now) !== JSON.stringify(stored);
  return (
    <>
      {save.error && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert" mb="md">
          {sentenceOf(save.error)}
        </Alert>
      )}
      <Stack maw="40rem">
        <Text size="sm" c="dimmed">
          Customers see these products first, in this order, when the shop is sorted by “Featured”. All other
          products follow, newest first.
        </Text>
        <ProductsField products={now} onChange={setNow} />
      </Stack>
      <SaveBar
        shown={changed}
        saving={save.isPending}
        says="Visitors see it as soon as you save it."
        onSave={() => save.mutate()}
        onDiscard={() => {
          setNow(stored);
          save.reset();
        }}
      />
      <UnsavedGuard unsaved={changed} />
    </>
  );
}

/** The order of the shop's "Featured" list. */
export function FeaturedProducts() {
  const { data, error, refetch } = useQuery({
    queryKey: featuredKey,
    queryFn: () => callProducts('GET /api/products/featured'),
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeader title="Featured products" back={back}>
        <Anchor href="/shop" target="_blank">
          View shop
        </Anchor>
      </PageHeader>
      {data ? (
        <Editor stored={data.products} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </>
  );
}
