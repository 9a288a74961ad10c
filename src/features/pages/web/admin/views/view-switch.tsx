import { IconForms, IconLayout, IconLayoutSidebar, IconListTree, IconWriting } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { usePageRole } from '../edit/page-role.ts';
import { type PageView, viewAt, viewPath } from '../../../page-view.ts';
import css from './views.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../../messages/admin-views/area.ts';

const views = [
  ['write', 'writing', IconWriting],
  ['edit', 'page', IconLayout],
  ['edit2', 'pageAndStructure', IconLayoutSidebar],
  ['edit3', 'structureAndFields', IconListTree],
  ['editOLD', 'plainForm', IconForms],
] as const satisfies [PageView, string, typeof IconLayout][];

/** Switches between views of the same page and state. */
export function ViewSwitch() {
  const words = useMessages(viewsAdmin);
  const { _id } = useEditorState(({ page }) => page);
  const { view } = viewAt(useLocation().pathname);
  const isNarrow = useIsNarrow();
  // Without room for the structure beside it, there is only the page.
  const current = isNarrow && view === 'edit2' ? 'edit' : view;
  const { isWritten } = usePageRole();
  return (
    <nav className={css.switch} aria-label={words.view}>
      {views
        .filter(([name]) => (name !== 'write' || isWritten) && (name !== 'edit2' || !isNarrow))
        .map(([name, label, Icon]) => (
          <Link
            key={name}
            to={viewPath(name, _id)}
            aria-label={words[label]}
            title={words[label]}
            aria-current={current === name ? 'page' : undefined}
            replace
          >
            <Icon size={18} aria-hidden />
          </Link>
        ))}
    </nav>
  );
}
