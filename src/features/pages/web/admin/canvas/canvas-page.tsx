import { cloneElement, type ReactElement, use, useLayoutEffect, useMemo, useRef } from 'react';
import { pathOf } from '../../start.ts';
import { ShownPageContext } from '../../blocks/shared/shown-page.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { SiteFrameContext } from './frame/site-frame-context.ts';

const none: readonly Element[] = [];

/** What stands above or below the page, to be seen only. */
function Around({ elements }: { elements: readonly Element[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = place.current;
    here?.replaceChildren(...elements.map((element) => here.ownerDocument.importNode(element, true)));
  }, [elements]);
  return <div ref={place} inert />;
}

/** The page on the canvas, within the site's own header and footer. */
export function CanvasPage({
  children,
}: {
  children: ReactElement<{ className?: string; minEmptyHeight?: string }>;
}) {
  const frame = use(SiteFrameContext);
  const blocks = useEditorState(({ history }) => history.present.blocks);
  const page = useEditorState((state) => state.page);
  const around = use(ShownPageContext);
  const about = useMemo(
    () => ({
      ...around,
      blocks,
      crumbs: [
        { label: 'Home', href: '/' },
        { label: page.label || page.name, href: pathOf(page.slug) },
      ],
    }),
    [around, blocks, page],
  );
  const list = useMemo(
    () => cloneElement(children, { className: 'blocks', minEmptyHeight: '40vh' }),
    [children],
  );
  return (
    <ShownPageContext value={about}>
      <div className={frame?.siteClass}>
        <Around elements={frame?.before ?? none} />
        <div className={frame?.contentClass}>{list}</div>
        <Around elements={frame?.after ?? none} />
      </div>
    </ShownPageContext>
  );
}
