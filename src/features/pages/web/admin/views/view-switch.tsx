import { IconForms, IconLayout, IconLayoutSidebar, IconListTree, IconWriting } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { useEditorState } from '../edit/editor-context.ts';
import { usePageRole } from '../edit/page-role.ts';
import { type PageView, viewAt, viewPath } from './page-view.ts';
import css from './views.module.css';

const views: [PageView, string, typeof IconLayout][] = [
  ['write', 'Writing', IconWriting],
  ['edit', 'Page', IconLayout],
  ['edit2', 'Page and structure', IconLayoutSidebar],
  ['edit3', 'Structure and fields', IconListTree],
  ['editOLD', 'Plain form', IconForms],
];

/** Switches between views of the same page and state. */
export function ViewSwitch() {
  const { _id } = useEditorState(({ page }) => page);
  const { view } = viewAt(useLocation().pathname);
  const isNarrow = useIsNarrow();
  // Without room for the structure beside it, there is only the page.
  const current = isNarrow && view === 'edit2' ? 'edit' : view;
  const { isWritten } = usePageRole();
  return (
    <nav className={css.switch} aria-label="View">
      {views
        .filter(([name]) => (name !== 'write' || isWritten) && (name !== 'edit2' || !isNarrow))
        .map(([name, label, Icon]) => (
          <Link
            key={name}
            to={viewPath(name, _id)}
            aria-label={label}
            title={label}
            aria-current={current === name ? 'page' : undefined}
            replace
          >
            <Icon size={18} aria-hidden />
          </Link>
        ))}
    </nav>
  );
}
