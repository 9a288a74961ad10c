import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../lib/admin-ui/editing/use-editing.ts';
import { ProductsField } from './collections/products-field.tsx';
import { callProducts, productsKey } from './product-calls.ts';

const back = { to: '/admin/products', label: 'Products' };
interface Featured {
  products: readonly string[];
}

const featuredKey = [...productsKey, 'featured'];

function Editor({ loaded }: { loaded: Featured }) {
  const queries = useQueryClient();
  const editing = useEditing(loaded, {
    draftOf: ({ products }) => ({ products }),
    send: ({ now }) => callProducts('PUT /api/products/featured', { body: { products: [...now.products] } }),
    keep: (saved) => queries.setQueryData(featuredKey, saved),
    says: 'Featured products saved.',
  });
  return (
    <>
      <Stack maw="40rem">
        <Text size="sm" c="dimmed">
          Customers see these products first, in this order, when the shop is sorted by “Featured”. All other
          products follow, newest first.
        </Text>
        <ProductsField
          products={editing.now.products}
          onChange={(products) => editing.change({ products }, '')}
        />
      </Stack>
      <EditingFooter editing={editing} says="Visitors see it as soon as you save it." />
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
        <Editor loaded={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </>
  );
}
