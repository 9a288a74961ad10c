import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { useState } from 'react';
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import { RichTextView } from '../../../../../lib/ui/rich-text-view.tsx';
import { problemOf } from '../../../../../lib/ui/form/problem.ts';
import {
  baseOf,
  callsOf,
  inAnyLanguage,
  inPageLanguage,
  type ScreenHandle,
} from '../../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import type { Product, productsContract } from '../../../../products/contract.ts';
import type { websitesContract } from '../../../../websites/contract.ts';
import type { shopContract } from '../../../shop-contract.ts';
import { addToGuestCart } from '../plain/add-to-cart.ts';
import { BuyBox } from './buy-box.tsx';
import { type DeliveryFacts, DeliveryNote } from './delivery-note.tsx';
import { firstToBuy } from './first-to-buy.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductGrid } from './product-grid.tsx';
import css from './product.module.css';
import { productData } from './structured-data.ts';
import { beginning } from '../../../../../lib/values/beginning.ts';

interface Shown {
  product: Product;
  related: Product[];
  currency: string;
  facts: DeliveryFacts;
  /** How addresses of the page's language begin. */
  base: string;
}

/** `/product/{id}`, by address or id; without either, the shop. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Shown> {
  const id = params['id'];
  if (!id) throw redirect('/shop');
  const call = callsOf<typeof productsContract & typeof shopContract & typeof websitesContract>(context);
  const website = await call('GET /api/website');
  const { ecommerce } = website;
  if (!ecommerce.enabled) throw data(null, { status: 404 });
  const [product, related, facts] = await Promise.all([
    call('GET /api/product/{id}', { params: { id }, query: inAnyLanguage(context, website) }),
    call('GET /api/product/{id}/related', { params: { id }, query: inPageLanguage(context) }),
    call('GET /api/payment/keys/stripe/publishable'),
  ]).catch((error: unknown) => {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  });
  // One canonical address for search engines and shared links.
  if (product.slug !== id) throw redirect(`/product/${product.slug}${new URL(request.url).search}`, 301);
  const { delivery, returnDays, policy } = facts;
  return {
    product,
    related,
    currency: ecommerce.currency,
    facts: { delivery, returnDays, policy },
    base: baseOf(context),
  };
}

export const action = import.meta.env.SSR ? addToGuestCart : undefined;

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown) => {
    if (!shown) return { title: '' };
    const { product, currency, base } = shown;
    const { seo, label, description, images, languages } = product;
    const isOriginal = base !== '' && languages?.includes(base.slice(1)) !== true;
    const words = seo.description || beginning(plainText(description), 160);
    return {
      title: seo.title || label,
      ...(words ? { description: words } : {}),
      ...(images[0] ? { picture: images[0] } : {}),
      facts: productData(product, currency, isOriginal ? '' : base),
      public: true,
      ...(languages ? { languages } : {}),
    };
  },
};

export function Component() {
  const { product, related, facts } = useLoaderData<Shown>();
  return <Shown key={product._id} product={product} related={related} facts={facts} />;
}

function Shown({ product, related, facts }: Omit<Shown, 'currency' | 'base'>) {
  const t = useMessages(shopWords);
  const local = useLocalPath();
  const original = useOriginal();
  const [search] = useSearchParams();
  const problem = problemOf(useActionData(), 'add');
  const asked = product.variants.find(({ variantLabel }) => variantLabel === search.get('variant'));
  const [variant, setVariant] = useState(asked ?? firstToBuy(product));
  const pictures = variant?.picture
    ? [variant.picture, ...product.images.filter(({ src }) => src !== variant.picture?.src)]
    : product.images;
  return (
    <div className={css.screen}>
      <nav aria-label={t.breadcrumb} className={css.crumbs}>
        <a href={local('/shop')}>{t.shop}</a>
      </nav>
      <div className={css.product}>
        <ProductGallery key={variant?.picture?.src} pictures={pictures} label={product.label} />
        <div className={css.side}>
          <h1 {...original(product, 'label')}>{product.label}</h1>
          <BuyBox product={product} variant={variant} onVariant={setVariant} problem={problem?.error}>
            {product.kind === 'physical' && <DeliveryNote {...facts} />}
          </BuyBox>
          {product.description.content.length > 0 && (
            <div className="prose" {...original(product, 'description')}>
              <RichTextView document={product.description} />
            </div>
          )}
          {product.attributes.length > 0 && (
            <section aria-labelledby="details">
              <h2 id="details" className={css.heading}>
                {t.details}
              </h2>
              <dl className={css.attributes}>
                {product.attributes.map(({ name, value }, index) => (
                  <div key={index}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
      {related.length > 0 && (
        <section className={css.related} aria-labelledby="related">
          <h2 id="related">{t.youMayAlsoLike}</h2>
          <ProductGrid products={related} />
        </section>
      )}
    </div>
  );
}
