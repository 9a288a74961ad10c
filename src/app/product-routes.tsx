import type { RouteObject } from 'react-router';

/** The screens of the admin about products. */
export const productRoutes: RouteObject[] = [
  {
    path: 'products',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/product-list.tsx')).ProductList,
    }),
  },
  {
    path: 'products/new',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/new-product.tsx')).NewProduct,
    }),
  },
  {
    path: 'products/new/physical',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/product-editor.tsx')).NewPhysicalProduct,
    }),
  },
  {
    path: 'products/new/digital',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/product-editor.tsx')).NewDigitalProduct,
    }),
  },
  {
    path: 'products/new/physical2',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/steps/product-steps.tsx')).ProductSteps,
    }),
  },
  {
    path: 'products/bulk',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/bulk/bulk-edit.tsx')).BulkEdit,
    }),
  },
  {
    path: 'products/stock',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/stock/stock-screen.tsx')).StockScreen,
    }),
  },
  {
    path: 'products/featured',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/featured-products.tsx')).FeaturedProducts,
    }),
  },
  {
    path: 'products/collections',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/collections/collection-list.tsx'))
        .CollectionList,
    }),
  },
  {
    path: 'products/collections/new',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/collections/collection-editor.tsx'))
        .NewCollection,
    }),
  },
  {
    path: 'products/collections/:id',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/collections/collection-editor.tsx'))
        .CollectionEditor,
    }),
  },
  {
    path: 'products/import',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/import/import-screen.tsx')).ImportScreen,
    }),
  },
  {
    path: 'products/import/:id',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/import/import-detail.tsx')).ImportDetail,
    }),
  },
  {
    path: 'products/edit/:id?',
    lazy: async () => ({
      Component: (await import('../features/products/web/admin/product-editor.tsx')).ProductEditor,
    }),
  },
];
