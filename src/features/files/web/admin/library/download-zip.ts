import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';

const FRAME = 'archive-of-files';

/** A frame that has not been anywhere says so; one with a refusal may not be looked into. */
function isEmpty(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch {
    return false;
  }
}

const refused = () =>
  tellError(new CallError(404, 'The download failed. One of the files may have been deleted.'));

/** A place in the page that a refusal can go to; a download leaves it empty. */
function place(): void {
  if (document.querySelector(`iframe[name="${FRAME}"]`)) return;
  const frame = Object.assign(document.createElement('iframe'), {
    name: FRAME,
    hidden: true,
    title: 'Download',
  });
  frame.addEventListener('load', () => isEmpty(frame) || refused());
  document.body.append(frame);
}

/** One archive of all of them, made while it is downloaded. As a form, for an address has no room for many names. */
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
