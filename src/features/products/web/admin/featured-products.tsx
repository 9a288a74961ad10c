import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../lib/admin-ui/editing/use-editing.ts';
import { ProductsField } from './collections/products-field.tsx';
import { callProducts, productsKey } from './product-calls.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../messages/admin/area.ts';

interface Featured {
  products: readonly string[];
}

const featuredKey = [...productsKey, 'featured'];

function Editor({ loaded }: { loaded: Featured }) {
  const words = useMessages(productsAdmin);
  const queries = useQueryClient();
  const editing = useEditing(loaded, {
    draftOf: ({ products }) => ({ products }),
    send: ({ now }) => callProducts('PUT /api/products/featured', { body: { products: [...now.products] } }),
    keep: (saved) => queries.setQueryData(featuredKey, saved),
    says: words.featuredProductsSaved,
  });
  return (
    <>
      <Stack maw="40rem">
        <Text size="sm" c="dimmed">
          {words.customersSeeTheseProductsFirst}
        </Text>
        <ProductsField
          products={editing.now.products}
          onChange={(products) => editing.change({ products }, '')}
        />
      </Stack>
      <EditingFooter editing={editing} says={words.visitorsSeeItAsSoon} />
    </>
  );
}

/** The order of the shop's "Featured" list. */
export function FeaturedProducts() {
  const words = useMessages(productsAdmin);
  const { data, error, refetch } = useQuery({
    queryKey: featuredKey,
    queryFn: () => callProducts('GET /api/products/featured'),
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeader title={words.featuredProducts} back={{ to: '/admin/products', label: words.products }}>
        <Anchor href="/shop" target="_blank">
          {words.viewShop}
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
