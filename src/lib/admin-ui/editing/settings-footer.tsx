import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useFocusRefused } from './use-focus-refused.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface Props {
  form: Pick<SettingsForm<never>, 'isChanged' | 'saving' | 'errors' | 'notice' | 'save' | 'discard'>;
  /** What saving does. */
  says?: string;
  /** False if the screen has its own save button. */
  bar?: boolean;
}

/** Notice, save bar and unsaved-changes guard of a settings form. Refused fields receive the focus. */
export function SettingsFooter({
  form,
  says = 'Visitors see changes as soon as you save.',
  bar = true,
}: Props) {
  useFocusRefused(form.errors);
  return (
    <>
      {form.notice && (
        <Alert color="orange" icon={<IconInfoCircle />} mt="lg" role="alert">
          {form.notice}
        </Alert>
      )}
      <SaveBar
        shown={bar && form.isChanged}
        saving={form.saving}
        says={says}
        onSave={form.save}
        onDiscard={form.discard}
      />
      <UnsavedGuard unsaved={form.isChanged} />
    </>
  );
}
