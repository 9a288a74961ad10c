import { Alert } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { Conflict, Editing } from './use-editing.ts';
import { useFocusRefused } from './use-focus-refused.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

type Work<Stored> = Pick<Editing<never, never>, 'isChanged' | 'saving' | 'errors' | 'problem' | 'discard'> & {
  save: () => unknown;
  /** Absent where there are no versions. */
  conflict?: Conflict<Stored>;
};

interface Props<Stored> {
  editing: Work<Stored>;
  /** Names the record in the question about a conflict: “This product was”. */
  subject?: string;
  /** Says what saving does. */
  says?: string;
  /** False if the screen has its own save button. */
  bar?: boolean;
  /** Saves, or asks something first. */
  onSave?: () => void;
  /** Whether the query of the address changes what is edited, too. */
  byQuery?: boolean;
  /** Width of the question about a conflict. */
  size?: string;
  /** The differences from what was saved meanwhile. */
  children?: (theirs: Stored) => ReactNode;
}

/** Every screen that saves ends with it: save bar, refusals, the question about a conflict and the one on leaving. Ctrl S saves. */
export function EditingFooter<Stored>({
  editing,
  subject,
  says,
  bar = true,
  onSave = () => void editing.save(),
  byQuery = false,
  size,
  children,
}: Props<Stored>) {
  const words = useMessages(adminUi);
  const { isChanged, saving, errors, problem, conflict, discard } = editing;
  useFocusRefused(errors);
  // Also while the user is typing.
  useHotkeys([['mod+S', () => isChanged && !saving && onSave()]], [], true);
  const hasBar = bar && isChanged;
  // A field that shows what is wrong with it needs no second message; one on another tab does.
  const hasFields = Object.keys(errors).length > 0 || undefined;
  const alert = problem !== null && (
    <Alert
      className="admin-refusal"
      color="orange"
      icon={<IconInfoCircle />}
      role="alert"
      mb="sm"
      data-fields={hasFields}
    >
      {problem}
    </Alert>
  );
  return (
    <>
      {!hasBar && alert}
      <SaveBar
        shown={hasBar}
        saving={saving}
        says={says ?? words.visitorsSeeChangesAsSoon}
        onSave={onSave}
        onDiscard={discard}
      >
        {alert}
      </SaveBar>
      <UnsavedGuard unsaved={isChanged} byQuery={byQuery} />
      {conflict && (
        <ConflictDialog subject={subject ?? words.theseSettingsWere} conflict={conflict} size={size}>
          {children}
        </ConflictDialog>
      )}
    </>
  );
}
