import { IconForms, IconLayout, IconLayoutSidebar, IconListTree } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useEditorState } from '../edit/editor-context.ts';
import { type PageView, viewAt, viewPath } from './page-view.ts';
import css from './views.module.css';

const views: [PageView, string, typeof IconLayout][] = [
  ['edit', 'Page', IconLayout],
  ['edit2', 'Page and structure', IconLayoutSidebar],
  ['edit3', 'Structure and fields', IconListTree],
  ['editOLD', 'Plain form', IconForms],
];

/** Switches between four views of the same page and state. */
export function ViewSwitch() {
  const { _id } = useEditorState(({ page }) => page);
  const { view } = viewAt(useLocation().pathname);
  return (
    <nav className={css.switch} aria-label="View">
      {views.map(([name, label, Icon]) => (
        <Link
          key={name}
          to={viewPath(name, _id)}
          aria-label={label}
          title={label}
          aria-current={view === name ? 'page' : undefined}
          replace
        >
          <Icon size={18} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
