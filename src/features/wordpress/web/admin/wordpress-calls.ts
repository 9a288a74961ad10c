import { queryOptions } from '@tanstack/react-query';
import { sendFile } from '../../../../lib/admin-ui/send-file.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { WordpressImport, wordpressContract } from '../../contract.ts';

export const callWordpress = browserClient<typeof wordpressContract>();

export const importsQuery = queryOptions({
  queryKey: ['wordpress'],
  queryFn: () => callWordpress('GET /api/wordpress/imports'),
});

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['wordpress', id],
    queryFn: () => callWordpress('GET /api/wordpress/import/{id}', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' ? 700 : false),
  });

type OnPart = (part: number) => void;

/** @param onPart 0 to 1 @throws CallError */
export const sendExport = (file: File, onPart: OnPart): Promise<WordpressImport> =>
  sendFile('/api/wordpress/import', 'text/xml', file, onPart);

/** @param address of the site it comes from @throws CallError */
export const sendGhostExport = (file: File, address: string, onPart: OnPart): Promise<WordpressImport> =>
  sendFile('/api/wordpress/import', 'application/json', file, onPart, { from: 'ghost', address });
