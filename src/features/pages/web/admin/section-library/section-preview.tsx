import { Fragment, use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { allowOwnStyles, pageNonce } from '../../../../../lib/admin-ui/nonce.ts';
import { languageOf } from '../../../../../lib/messages/languages.ts';
import { LanguageContext } from '../../../../../lib/messages/use-messages.ts';
import { RenderedBlocks } from '../../public/block-list.tsx';
import { BlockViewsContext } from '../../public/block-views-context.ts';
import type { SiteFrame } from '../canvas/frame/site-frame.ts';
import css from './section-library.module.css';

const EMPTY = '<!doctype html><html><head></head><body></body></html>';
/** The desktop width of the preview. */
const WIDTH = 1280;

/** A preview of a section in the site's own colours, fonts and images. */
export function SectionPreview({ blocks, frame }: { blocks: readonly Block[]; frame: SiteFrame }) {
  const { views, samples: Samples = Fragment } = use(BlockViewsContext);
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [dressed, setDressed] = useState(false);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const resized = new ResizeObserver(() => setScale(element.clientWidth / WIDTH));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  const onLoad = (loaded: Document | null) => {
    if (!loaded) return;
    allowOwnStyles(loaded);
    loaded.documentElement.lang = frame.lang;
    loaded.documentElement.dir = frame.dir;
    const style = loaded.createElement('style');
    style.nonce = pageNonce();
    style.textContent = `${frame.css} [data-s-motion]{animation:none!important} body{display:grid;align-content:center;min-height:720px}`;
    const links = frame.styles.map((href) => {
      const link = loaded.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      return link;
    });
    let waiting = links.length;
    const count = () => {
      waiting -= 1;
      if (waiting <= 0) setDressed(true);
    };
    for (const link of links)
      for (const outcome of ['load', 'error']) link.addEventListener(outcome, count, { once: true });
    loaded.head.append(...links, style);
    if (links.length === 0) setDressed(true);
    setPage(loaded);
  };
  return (
    <div ref={place} className={css.preview} inert aria-hidden>
      <iframe
        title={blocks.map(({ type }) => type).join(', ')}
        // Nothing runs in it; the section is rendered from here.
        sandbox="allow-same-origin"
        srcDoc={EMPTY}
        tabIndex={-1}
        className={css.frame}
        data-waiting={!dressed || undefined}
        style={{ width: WIDTH, height: 800, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => onLoad(currentTarget.contentDocument)}
      />
      {page &&
        createPortal(
          <LanguageContext value={languageOf(frame.lang)}>
            <div className={frame.siteClass}>
              <div className="blocks">
                <Samples>
                  <RenderedBlocks blocks={blocks} views={views} />
                </Samples>
              </div>
            </div>
          </LanguageContext>,
          page.body,
        )}
    </div>
  );
}
