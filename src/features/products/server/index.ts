export { fileUses } from './file-uses.ts';
export { productOperations } from './operations.ts';
export { findProduct } from './product-queries.ts';
export { createProduct } from './save-product.ts';
export { insertCollection } from './collection-queries.ts';
export { productInvariants } from './invariant-queries.ts';
export { productStreams } from './streams.ts';
export { countFoundProducts, foundProducts } from './found-products.ts';
export { startImportWorker } from './import/apply-import.ts';
