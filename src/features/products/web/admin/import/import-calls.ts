import { queryOptions } from '@tanstack/react-query';
import { sendFile } from '../../../../../lib/admin-ui/send-file.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { importContract, ProductImport } from '../../../import-contract.ts';

export const callImports = browserClient<typeof importContract>();

export const importsQuery = queryOptions({
  queryKey: ['product-imports'],
  queryFn: () => callImports('GET /api/products/imports'),
});

const atWork = ({ status }: ProductImport) => status === 'waiting' || status === 'running';

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['product-imports', id],
    queryFn: () => callImports('GET /api/products/import/{id}', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && atWork(data) ? 500 : false),
  });

/** @param onPart 0 to 1 @throws CallError */
export const sendTable = (file: File, onPart: (part: number) => void): Promise<ProductImport> =>
  sendFile('/api/products/import', 'text/csv', file, onPart);

/** Keys of the words. */
export const formatLabels = {
  own: 'productCsv',
  shopify: 'shopifyExport',
  woocommerce: 'woocommerceExport',
} as const satisfies Record<ProductImport['format'], string>;
