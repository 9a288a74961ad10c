import { queryOptions } from '@tanstack/react-query';
import { browserClient, CallError } from '../../../../lib/http/client.ts';
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

/** Sends an export. The server reads it as it comes. @param onPart 0 to 1 @throws CallError */
export function sendExport(file: File, onPart: (part: number) => void): Promise<WordpressImport> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/wordpress/import?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('content-type', 'text/xml');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onPart(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () =>
      reject(new CallError(0, 'The file did not arrive. Check your connection and try again.')),
    );
    request.addEventListener('load', () => {
      const reply = (request.response ?? {}) as WordpressImport & { error?: string };
      if (request.status === 201) resolve(reply);
      else reject(new CallError(request.status, reply.error ?? 'The file could not be read.'));
    });
    request.send(file);
  });
}
