import type { Product } from '../../../products/contract.ts';
import { ProductCard } from './product-card.tsx';
import css from './product-grid.module.css';

/** @param first how many are at the top of the page, so that their images load with priority */
export const ProductGrid = ({ products, first = 0 }: { products: readonly Product[]; first?: number }) => (
  <ul className={css.grid}>
    {products.map((product, index) => (
      <li key={product._id}>
        <ProductCard product={product} isFirst={index < first} />
      </li>
    ))}
  </ul>
);
