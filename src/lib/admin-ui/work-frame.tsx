import { Alert } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../ui/sentences.ts';
import { SaveBar } from './editing/save-bar.tsx';
import { UnsavedGuard } from './editing/unsaved-guard.tsx';

interface Work<Stored> {
  stored: Stored;
  theirs: unknown;
  changed: boolean;
  load: (stored: Stored) => void;
  save: { error: unknown; isPending: boolean; reset: () => void };
}

interface Props<Stored> {
  work: Work<Stored>;
  onSave: () => void;
  /** What saving does: “Visitors see this at once.” */
  says: string;
  header: ReactNode;
  children: ReactNode;
}

/** The frame of a record that is saved as a whole: its error and its unsaved changes. Ctrl S saves. */
export function WorkFrame<Stored>({ work, onSave, says, header, children }: Props<Stored>) {
  const { stored, theirs, changed, load, save } = work;
  // Also while the user is typing.
  useHotkeys([['mod+S', () => changed && onSave()]], [], true);
  return (
    <>
      {header}
      {save.error !== null && theirs === undefined && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert" mb="md">
          {sentenceOf(save.error)}
        </Alert>
      )}
      {children}
      <SaveBar
        shown={changed}
        saving={save.isPending}
        says={says}
        onSave={onSave}
        onDiscard={() => {
          load(stored);
          save.reset();
        }}
      />
      <UnsavedGuard unsaved={changed} />
    </>
  );
}
