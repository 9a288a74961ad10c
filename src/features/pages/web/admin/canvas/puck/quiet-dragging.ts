import { useEffect } from 'react';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

/** Puck's library announces block ids while dragging; `announceMove` announces what happens instead. */
function quieten(): void {
  const ours = messagesNow(canvasAdmin).pressAltAndArrow;
  for (const region of document.querySelectorAll('[id^=dnd-kit-announcement]')) {
    if (region.getAttribute('aria-live') === 'off') continue;
    region.removeAttribute('role');
    region.setAttribute('aria-live', 'off');
    region.setAttribute('aria-hidden', 'true');
  }
  for (const words of document.querySelectorAll('[id^=dnd-kit-description]'))
    if (words.textContent !== ours) words.textContent = ours;
}

/** While the canvas is shown. The dragged element has a live region, which is a child of the document's body. */
export function useQuietDragging(): void {
  useEffect(() => {
    quieten();
    const observer = new MutationObserver(quieten);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
}
