import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

const FRAME = 'archive-of-files';

/** Detects a frame that has not navigated; one with a refusal may not be accessible. */
function isEmpty(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch {
    return false;
  }
}

const refused = () => tellError(new CallError(404, messagesNow(filesAdmin).theDownloadFailed));

/** A hidden frame for a refusal; a download leaves it empty. */
function place(): void {
  const words = messagesNow(filesAdmin);
  if (document.querySelector(`iframe[name="${FRAME}"]`)) return;
  const frame = Object.assign(document.createElement('iframe'), {
    name: FRAME,
    hidden: true,
    title: words.download,
  });
  frame.addEventListener('load', () => isEmpty(frame) || refused());
  document.body.append(frame);
}

/** Downloads one archive of all of them. With a form, because an address cannot hold many ids. */
export function downloadZip(files: readonly { _id: string }[]): void {
  place();
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/api/files/zip', target: FRAME, hidden: true });
  const ids = document.createElement('input');
  Object.assign(ids, { type: 'hidden', name: 'ids', value: files.map(({ _id }) => _id).join(',') });
  form.append(ids);
  document.body.append(form);
  form.submit();
  form.remove();
}
