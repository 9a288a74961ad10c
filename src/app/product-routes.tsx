import type { RouteObject } from 'react-router';
import { screen } from './admin/shell/screen-route.ts';

/** The admin's screens for products. */
export const productRoutes: RouteObject[] = [
  screen(
    'products',
    async () => (await import('../features/products/web/admin/list/product-list.tsx')).ProductList,
  ),
  screen(
    'products/new',
    async () => (await import('../features/products/web/admin/new-product.tsx')).NewProduct,
  ),
  screen(
    'products/new/physical',
    async () => (await import('../features/products/web/admin/product-editor.tsx')).NewPhysicalProduct,
  ),
  screen(
    'products/new/digital',
    async () => (await import('../features/products/web/admin/product-editor.tsx')).NewDigitalProduct,
  ),
  screen(
    'products/new/physical2',
    async () => (await import('../features/products/web/admin/steps/product-steps.tsx')).ProductSteps,
  ),
  screen(
    'products/bulk',
    async () => (await import('../features/products/web/admin/bulk/bulk-edit.tsx')).BulkEdit,
  ),
  screen(
    'products/stock',
    async () => (await import('../features/products/web/admin/stock/stock-screen.tsx')).StockScreen,
  ),
  screen(
    'products/featured',
    async () => (await import('../features/products/web/admin/featured-products.tsx')).FeaturedProducts,
  ),
  screen(
    'products/collections',
    async () =>
      (await import('../features/products/web/admin/collections/collection-list.tsx')).CollectionList,
  ),
  screen(
    'products/collections/new',
    async () =>
      (await import('../features/products/web/admin/collections/collection-editor.tsx')).NewCollection,
  ),
  screen(
    'products/collections/:id',
    async () =>
      (await import('../features/products/web/admin/collections/collection-editor.tsx')).CollectionEditor,
  ),
  screen(
    'products/import',
    async () => (await import('../features/products/web/admin/import/import-screen.tsx')).ImportScreen,
  ),
  screen(
    'products/import/:id',
    async () => (await import('../features/products/web/admin/import/import-detail.tsx')).ImportDetail,
  ),
  screen(
    'products/edit/:id?',
    async () => (await import('../features/products/web/admin/product-editor.tsx')).ProductEditor,
  ),
];
