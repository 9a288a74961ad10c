import { useEffect, useRef, useState } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { CustomCodeProps } from './block.ts';
import css from './custom-code.module.css';

/** An empty document with its own policy, which waits for the code (`code-frame.ts`). */
const FRAME = '/internal/frame';

/** The owner’s code, in a frame without an origin. The page passes the code, so that no address can make it appear. */
export function CustomCodeView({ code, title, height, loads }: CustomCodeProps & ViewContext) {
  const t = useMessages(blockWords);
  const box = useRef<HTMLDivElement>(null);
  const handed = useRef(false);
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    // On the canvas, the editor renders the page in another document; nothing runs there.
    if (loads === 'page' && box.current?.ownerDocument === document) setRuns(true);
  }, [loads]);
  if (code.trim() === '') return null;
  return (
    <div
      ref={box}
      className={css.box}
      data-height={height}
      data-runs={loads === 'page' ? '' : undefined}
      data-code-waits={runs ? undefined : ''}
    >
      {runs ? (
        <iframe
          className={css.frame}
          src={FRAME}
          title={title || t.widget}
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => {
            // Once: the code may have navigated the frame elsewhere.
            if (handed.current) return;
            handed.current = true;
            currentTarget.contentWindow?.postMessage(code, '*');
          }}
        />
      ) : loads === 'press' ? (
        <button type="button" className="button" data-replay="" onClick={() => setRuns(true)}>
          {t.showWidget}
          {title && <span className="visually-hidden">: {title}</span>}
        </button>
      ) : (
        <noscript>
          <p>{t.needsScript}</p>
        </noscript>
      )}
    </div>
  );
}
