import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import type { Product } from '../../../../products/contract.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { partOf, rooms } from '../../../../../lib/ui/picture/room.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import { leastPrice, Price } from './price.tsx';
import css from './product-card.module.css';

const inGrid = partOf(rooms.normal, 1 / 3, 560, 0.5);
/** The first on a phone, where it has a row for itself. */
const leading = partOf(rooms.normal, 1 / 3, 560);

interface Props {
  product: Product;
  isFirst?: boolean;
  /** Whether it has a row for itself on a phone. */
  leads?: boolean;
}

/** A product in a grid: image, name and price, as one link. */
export function ProductCard({ product, isFirst = false, leads = false }: Props) {
  const room = leads ? leading : inGrid;
  const t = useMessages(shopWords);
  const local = useLocalPath();
  const original = useOriginal();
  const [picture, second] = product.images;
  const { least, differs } = leastPrice(product);
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {picture ? (
          <PictureView
            picture={{ ...picture, alt: '' }}
            room={room}
            fit="cover"
            shape={4 / 5}
            isFirst={isFirst}
          />
        ) : (
          <span className={css.letter} aria-hidden="true">
            {product.label.slice(0, 1)}
          </span>
        )}
        {second && (
          // Without a placeholder, so that the first image stays visible until this one has loaded.
          <span className={css.second} aria-hidden="true">
            <PictureView
              picture={{ ...second, alt: '', placeholder: '' }}
              room={room}
              fit="cover"
              shape={4 / 5}
            />
          </span>
        )}
        {product.available === 0 && <span className={css.badge}>{t.soldOut}</span>}
        {product.available !== 0 && product.compareAt !== null && product.compareAt > least && (
          <span className={css.badge}>{t.sale}</span>
        )}
      </div>
      <h3 className={css.label} {...original(product, 'label')}>
        <a className={css.link} href={local(`/product/${product.slug}`)}>
          {product.label}
        </a>
      </h3>
      <p className={css.price}>
        <Price amount={least} compareAt={product.compareAt} from={differs} />
      </p>
    </article>
  );
}
