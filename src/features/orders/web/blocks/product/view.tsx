import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { use, useState } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { partOf, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import { RichTextView } from '../../../../../lib/ui/rich-text-view.tsx';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import type { Product } from '../../../../products/contract.ts';
import { ProductsContext } from '../../products-context.ts';
import { BuyBox } from '../../public/shop/buy-box.tsx';
import { firstToBuy } from '../../public/shop/first-to-buy.ts';
import type { ProductProps } from './block.ts';
import css from './product-block.module.css';

export function ProductView({ product: id, ...rest }: ProductProps & ViewContext) {
  const t = useMessages(shopWords);
  const { productOf, editing = false } = use(ProductsContext);
  const product = productOf(id);
  if (product) return <Shown key={product._id} product={product} {...rest} />;
  return editing ? <p className={css.missing}>{t.chooseProductToShow}</p> : null;
}

interface ShownProps extends Omit<ProductProps, 'product'>, ViewContext {
  product: Product;
}

function Shown({ product, text, about, isFirst = false }: ShownProps) {
  const [variant, setVariant] = useState(firstToBuy(product));
  const room = use(RoomContext);
  const picture = variant?.picture ?? product.images[0];
  const href = useLocalPath()(`/product/${product.slug}`);
  return (
    <article className={css.product}>
      {picture && (
        <a className={css.picture} href={href} tabIndex={-1} aria-hidden="true">
          <PictureView
            picture={{ ...picture, alt: '' }}
            room={partOf(room, 0.5, 640)}
            fit="cover"
            shape={1}
            isFirst={isFirst}
          />
        </a>
      )}
      <div className={css.words}>
        <h2 className={css.title}>
          <a href={href}>{product.label}</a>
        </h2>
        {text && <p className={css.text}>{text}</p>}
        <BuyBox product={product} variant={variant} onVariant={setVariant} />
        {about && product.description.content.length > 0 && (
          <div className="prose">
            <RichTextView document={product.description} />
          </div>
        )}
      </div>
    </article>
  );
}
