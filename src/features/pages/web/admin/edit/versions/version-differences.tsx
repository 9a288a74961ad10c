import { describeChanges } from '../../keep/describe-changes.ts';
import { useBlockKinds } from '../blocks/block-kinds-context.ts';
import { contentOf } from '../editor.ts';
import { useEditorState } from '../editor-context.ts';
import { ChangeList } from './change-list.tsx';
import { useVersion } from './use-version.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

/** The differences in words, for people who cannot see them in the previews or don't want to search. */
export function VersionDifferences({ version }: { version: number }) {
  const words = useMessages(publishingAdmin);
  const kinds = useBlockKinds();
  const id = useEditorState(({ page }) => page._id);
  const now = useEditorState(({ history }) => history.present);
  const { data, error } = useVersion(id, version);
  const lines = data && describeChanges(now, contentOf(data), kinds);
  return <ChangeList error={error} lines={lines} same={words.noDifferencesFromTheCurrent} />;
}
