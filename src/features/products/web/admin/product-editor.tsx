import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { AddToSite } from '../../../../lib/admin-ui/add-to-site.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { TranslateLink } from '../../../websites/web/index.ts';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import type { Product } from '../../contract.ts';
import { AttributeFields } from './edit/attribute-fields.tsx';
import { DownloadFields } from './edit/download-fields.tsx';
import { PictureFields } from './edit/picture-fields.tsx';
import { FindingFields, PublishFields, SearchFields } from './edit/place-fields.tsx';
import { PriceFields, StockFields } from './edit/price-fields.tsx';
import { ProductDifferences } from './edit/product-differences.tsx';
import type { FieldsProps } from './edit/section.tsx';
import { useProductEditing } from './edit/use-product-editing.ts';
import { VariantFields } from './edit/variant-fields.tsx';
import { DetailsFields } from './edit/details-fields.tsx';
import { ClosedShop } from './closed-shop.tsx';
import { callProducts, productQuery, productsKey } from './product-calls.ts';
import { draftOf, type ProductDraft } from './product-draft.ts';
import css from './products.module.css';
import { StateBadge } from './state-badge.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../messages/admin/area.ts';

const whatSavingDoes = {
  now: 'visitorsSeeChangesAsSoon',
  later: 'visitorsWillSeeItFrom',
  hidden: 'savedAsHiddenVisitorsWont',
} as const satisfies Record<ProductDraft['publish'], string>;

function Editor({ loaded, kind }: { loaded: Product | null; kind: Product['kind'] }) {
  const words = useMessages(productsAdmin);
  const editing = useProductEditing(loaded, kind);
  const { stored, now, change, errors } = editing;
  // Only now, with the guard gone: what was typed is kept.
  if (!loaded && stored) return <Navigate replace to={`/admin/products/edit/${stored._id}`} />;
  const fields: FieldsProps = { now, change, errors, kind };
  return (
    <>
      <PageHeader
        title={now.label || (stored ? words.product : words.newProduct)}
        back={{ to: '/admin/products', label: words.products }}
        aside={stored && <StateBadge product={stored} />}
      >
        {stored?.state === 'listed' && (
          <Anchor href={`/product/${stored.slug}`} target="_blank">
            {words.viewInShop}
          </Anchor>
        )}
        {stored && <TranslateLink kind="product" id={stored._id} />}
        {stored && (
          <AddToSite
            noun="product"
            label={stored.label}
            href={`/product/${stored.slug}`}
            isVisible={stored.state === 'listed'}
            block={{ type: 'product', props: { product: stored._id } }}
          />
        )}
      </PageHeader>
      <ClosedShop />
      <div className={css.columns}>
        <Stack>
          <DetailsFields {...fields} />
          <PictureFields {...fields} />
          <AttributeFields {...fields} />
          <PriceFields {...fields} />
          <VariantFields {...fields} />
          <StockFields {...fields} />
          {kind === 'digital' && <DownloadFields {...fields} />}
        </Stack>
        <Stack>
          <PublishFields {...fields} />
          <FindingFields {...fields} />
          <SearchFields {...fields} />
        </Stack>
      </div>
      <EditingFooter
        editing={editing}
        subject={words.thisProductWas}
        says={words[whatSavingDoes[now.publish]]}
        size="lg"
      >
        {(theirs) => <ProductDifferences mine={now} theirs={draftOf(theirs)} />}
      </EditingFooter>
    </>
  );
}

/** Adds a physical product. */
export const NewPhysicalProduct = () => <Editor loaded={null} kind="physical" />;

/** Adds a digital product. */
export const NewDigitalProduct = () => <Editor loaded={null} kind="digital" />;

/** Without an id, the product that was added last. */
function Newest() {
  const { data, error, refetch } = useQuery({
    queryKey: [...productsKey, 'newest'],
    queryFn: () => callProducts('GET /api/products', { query: { limit: 1 } }),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const [newest] = data;
  return <Navigate replace to={newest ? `/admin/products/edit/${newest._id}` : '/admin/products/new'} />;
}

/** Edits a product. */
export function ProductEditor() {
  const words = useMessages(productsAdmin);
  const { id } = useParams();
  const { data, error, refetch } = useQuery({
    ...productQuery(id ?? ''),
    enabled: id !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (id === undefined) return <Newest />;
  if (data) return <Editor key={data._id} loaded={data} kind={data.kind} />;
  return (
    <>
      <PageHeader title={words.product} back={{ to: '/admin/products', label: words.products }} />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
    </>
  );
}
