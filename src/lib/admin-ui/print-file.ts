import { CallError } from '../http/client.ts';
import { tellError } from './tell.tsx';
import { messagesNow } from '../messages/use-messages.ts';
import { adminUi } from './messages/admin/area.ts';

let frame: HTMLIFrameElement | undefined;

/**
 * Opens the print dialog for a PDF of the site; if the browser can't show PDFs, opens it in a tab.
 * @returns when the document has arrived
 */
export async function printFile(path: string): Promise<void> {
  const words = messagesNow(adminUi);
  const openInstead = () => void window.open(path, '_blank');
  if (!navigator.pdfViewerEnabled) {
    openInstead();
    return;
  }
  frame?.remove();
  const shown = document.createElement('iframe');
  shown.title = words.printPreview;
  shown.tabIndex = -1;
  shown.ariaHidden = 'true';
  // Some browsers print nothing from a frame without layout.
  Object.assign(shown.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    inset: 'auto 0 0 auto',
    border: '0',
    opacity: '0',
  });
  const arrived = new Promise((resolve) => shown.addEventListener('load', resolve, { once: true }));
  shown.src = path;
  document.body.append(shown);
  frame = shown;
  await arrived;
  try {
    if (shown.contentDocument?.contentType === 'application/json') {
      tellError(new CallError(0, words.theDocumentCouldntBeLoaded));
      return;
    }
    shown.contentWindow?.focus();
    shown.contentWindow?.print();
  } catch {
    // The PDF viewer denies access.
    openInstead();
  }
}
