import { useEffect, useRef, useState } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { CustomCodeProps } from './block.ts';
import css from './custom-code.module.css';

/** An empty document with a policy of its own, which waits for the code (`code-frame.ts`). */
const FRAME = '/internal/frame';

/** The owner’s code, in a frame that has no origin. The page hands the code over, so that no address makes it appear. */
export function CustomCodeView({ code, title, height, loads }: CustomCodeProps & ViewContext) {
  const t = useMessages(blockWords);
  const box = useRef<HTMLDivElement>(null);
  const handed = useRef(false);
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    // On the canvas the page is drawn by the editor, in another document; nothing runs there.
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
            // Once: the code may have led the frame elsewhere.
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
