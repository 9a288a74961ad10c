import type { Arrival, ArrivedSite } from '../../../sites-contract.ts';

type Told = { part: number } | { site: ArrivedSite } | { error: string };

/** A sentence of the server for the creator. Any other failure means that the connection was lost. */
export class ImportRefused extends Error {}

/** Uploads a site export. `fetch` reports no progress of an upload. @param progress bytes sent, and bytes in all */
export const uploadExport = (
  file: File,
  progress: (loaded: number, total: number) => void,
): Promise<Arrival> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/platform/arrivals');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded, total));
    request.addEventListener('error', () => reject(new Error('The upload failed.')));
    request.addEventListener('load', () => {
      try {
        const reply = JSON.parse(request.responseText) as Arrival & { error?: string };
        if (request.status === 201) resolve(reply);
        else reject(reply.error ? new ImportRefused(reply.error) : new Error('The upload was refused.'));
      } catch (error) {
        reject(error);
      }
    });
    request.send(file);
  });

/** Creates the site of an uploaded export. @param progress the share that is done, from 0 to 1 */
export async function createFromExport(
  id: string,
  subdomain: string,
  progress: (share: number) => void,
): Promise<ArrivedSite> {
  const query = new URLSearchParams({ subdomain });
  const reply = await fetch(`/api/platform/arrivals/${id}/site?${query}`, { method: 'POST' });
  if (!reply.ok || !reply.body) throw new ImportRefused(((await reply.json()) as { error: string }).error);
  let rest = '';
  let last: Told | undefined;
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      last = JSON.parse(line) as Told;
      if ('part' in last) progress(last.part);
    }
  }
  if (last && 'site' in last) return last.site;
  throw last && 'error' in last ? new ImportRefused(last.error) : new Error('The reply ended too early.');
}
