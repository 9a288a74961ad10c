import type { Product } from '../../../../products/contract.ts';
import { ProductCard } from './product-card.tsx';
import css from './product-grid.module.css';

/** Up to this many, a product that would be alone in the last row of a phone is noticed. */
const FEW = 7;

/** @param first how many are at the top of the page, so that their images load with priority */
export const ProductGrid = ({ products, first = 0 }: { products: readonly Product[]; first?: number }) => {
  const leads = products.length % 2 === 1 && products.length > 1 && products.length <= FEW;
  return (
    <ul className={css.grid} data-leads={leads || undefined}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} isFirst={index < first} leads={leads && index === 0} />
        </li>
      ))}
    </ul>
  );
};
