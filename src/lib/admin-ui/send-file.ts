import { CallError, siteHeader } from '../http/client.ts';
import { messagesNow } from '../messages/use-messages.ts';
import { adminUi } from './messages/admin/area.ts';

/**
 * Sends a file as the request body of a call that reads it as a stream, so that bytes sent are bytes read.
 * @param onPart 0 to 1
 * @param query besides the file's name
 * @throws CallError
 */
export function sendFile<T>(
  path: string,
  type: string,
  file: File,
  onPart: (part: number) => void,
  query: Readonly<Record<string, string>> = {},
): Promise<T> {
  const words = messagesNow(adminUi);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${path}?${new URLSearchParams({ name: file.name, ...query })}`);
    for (const [name, value] of Object.entries({ 'content-type': type, ...siteHeader() }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onPart(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new CallError(0, words.theFileCouldntBeUploaded)));
    request.addEventListener('load', () => {
      try {
        const reply = JSON.parse(request.responseText) as T & { error?: string };
        if (request.status === 201) resolve(reply);
        else reject(new CallError(request.status, reply.error ?? words.theFileCouldntBeRead));
      } catch {
        reject(new CallError(request.status, words.theFileCouldntBeReadTryAgain));
      }
    });
    request.send(file);
  });
}
