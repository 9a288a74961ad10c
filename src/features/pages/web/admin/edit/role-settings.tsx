import { useEditorState } from './editor-context.ts';
import { SectionSettings } from '../sections/section-settings.tsx';
import { usePageRole } from './page-role.ts';
import { PageSettings } from './page-settings.tsx';

/** The settings of whatever is being edited. */
export function RoleSettings() {
  const { Settings } = usePageRole();
  const isSection = useEditorState(({ page }) => page.kind === 'section');
  if (Settings) return <Settings />;
  return isSection ? <SectionSettings /> : <PageSettings />;
}
