import { queryOptions } from '@tanstack/react-query';
import { browserClient, CallError } from '../../../../../lib/http/client.ts';
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

/** Sends a file. The server reads it as it comes, so that what has gone is what has been read. @param onPart 0 to 1 */
export function sendTable(file: File, onPart: (part: number) => void): Promise<ProductImport> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/products/import?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('content-type', 'text/csv');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onPart(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () =>
      reject(new CallError(0, 'The file did not arrive. Check your connection and try again.')),
    );
    request.addEventListener('load', () => {
      try {
        const reply = JSON.parse(request.responseText) as ProductImport & { error?: string };
        if (request.status === 201) resolve(reply);
        else reject(new CallError(request.status, reply.error ?? 'The file could not be read.'));
      } catch {
        reject(new CallError(request.status, 'The file could not be read. Please try again.'));
      }
    });
    request.send(file);
  });
}

export const formatWords: Record<ProductImport['format'], string> = {
  own: 'A table of products',
  shopify: 'An export from Shopify',
  woocommerce: 'An export from WooCommerce',
};
