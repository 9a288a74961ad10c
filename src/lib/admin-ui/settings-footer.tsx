import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface Props {
  form: Pick<SettingsForm<never>, 'isChanged' | 'saving' | 'errors' | 'notice' | 'save' | 'discard'>;
  /** What saving will do. */
  says?: string;
  /** False where the screen has a button of its own. */
  bar?: boolean;
}

/** Notice, save bar and guard of a settings form. What was refused takes the focus. */
export function SettingsFooter({
  form,
  says = 'Visitors see these changes as soon as you save them.',
  bar = true,
}: Props) {
  const refused = Object.keys(form.errors).join();
  useEffect(() => {
    if (refused) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refused]);
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
