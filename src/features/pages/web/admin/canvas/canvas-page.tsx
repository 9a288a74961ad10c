import { cloneElement, type ReactElement, use, useLayoutEffect, useMemo, useRef } from 'react';
import { pathOf } from '../../start.ts';
import { ShownPageContext } from '../../blocks/shared/shown-page.ts';
import type { SitePart } from '../../../../websites/web/index.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { editSitePart, useSitePart } from './site-part.ts';
import { SiteFrameContext } from './frame/site-frame-context.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../messages/admin-canvas/area.ts';

const none: readonly Element[] = [];

const editLabels = {
  announcement: 'editAnnouncement',
  header: 'editHeader',
  footer: 'editFooter',
} as const satisfies Partial<Record<SitePart, string>>;

const partOf = (element: Element): keyof typeof editLabels =>
  element.matches('aside') ? 'announcement' : element.matches('header') ? 'header' : 'footer';

/** The header, footer or announcement as visitors see it. A press opens its settings; its controls are inactive. */
function Part({ element }: { element: Element }) {
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const part = partOf(element);
  const isOpen = useSitePart((state) => state.part) === part;
  const isAlone = useEditorState(({ selected }) => selected === null);
  useLayoutEffect(() => {
    const here = place.current;
    here?.replaceChildren(here.ownerDocument.importNode(element, true));
  }, [element]);
  const edit = () => {
    editor.select(null);
    editSitePart(part);
  };
  return (
    <div
      className="canvas-part"
      data-site-part={part}
      data-open={(isOpen && isAlone) || undefined}
      role="button"
      tabIndex={0}
      aria-label={useMessages(canvasAdmin)[editLabels[part]]}
      onClick={edit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        edit();
      }}
    >
      <div ref={place} inert />
    </div>
  );
}

const Around = ({ elements }: { elements: readonly Element[] }) =>
  elements.map((element) => <Part key={partOf(element)} element={element} />);

/** The page on the canvas, within the site's own header and footer. */
export function CanvasPage({
  children,
}: {
  children: ReactElement<{ className?: string; minEmptyHeight?: string }>;
}) {
  const words = useMessages(canvasAdmin);
  const frame = use(SiteFrameContext);
  const blocks = useEditorState(({ history }) => history.present.blocks);
  const page = useEditorState((state) => state.page);
  const around = use(ShownPageContext);
  const about = useMemo(
    () => ({
      ...around,
      blocks,
      crumbs: [
        { label: words.home, href: '/' },
        { label: page.label || page.name, href: pathOf(page.slug) },
      ],
    }),
    [around, blocks, page, words.home],
  );
  const list = useMemo(
    () => cloneElement(children, { className: 'blocks', minEmptyHeight: '40vh' }),
    [children],
  );
  return (
    <ShownPageContext value={about}>
      <div className={frame?.siteClass} data-site>
        <Around elements={frame?.before ?? none} />
        <div className={frame?.contentClass}>{list}</div>
        <Around elements={frame?.after ?? none} />
      </div>
    </ShownPageContext>
  );
}
