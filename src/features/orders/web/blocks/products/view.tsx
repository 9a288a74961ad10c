import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { ProductGrid } from '../../public/shop/product-grid.tsx';
import { ProductsContext } from '../../products-context.ts';
import type { ProductsProps } from './block.ts';
import css from './products.module.css';

export function ProductsView(props: ProductsProps & ViewContext) {
  const t = useMessages(shopWords);
  const local = useLocalPath();
  const { title, text, more, columns, isFirst = false } = props;
  const { listOf, moreOf, editing = false } = use(ProductsContext);
  const products = listOf(props);
  if (products.length === 0 && !editing) return null;
  return (
    <div className={css.block}>
      <h2 className={title ? css.title : 'visually-hidden'}>{title || t.products}</h2>
      {text && <p className={css.text}>{text}</p>}
      {products.length > 0 ? (
        <div className={css.grid} data-columns={columns}>
          <ProductGrid products={products} first={isFirst ? columns : 0} />
        </div>
      ) : (
        <p className={css.text}>{t.matchingProductsHere}</p>
      )}
      {more && products.length > 0 && (
        <p className={css.more}>
          <a className="button" data-look="secondary" href={local(moreOf(props))}>
            {more}
          </a>
        </p>
      )}
    </div>
  );
}
