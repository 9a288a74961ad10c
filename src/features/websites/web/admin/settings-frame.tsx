import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { SaveBar } from '../../../../lib/admin-ui/save-bar.tsx';
import { UnsavedGuard } from '../../../../lib/admin-ui/unsaved-guard.tsx';
import type { Website } from '../../contract.ts';
import { useWebsite } from './use-website.ts';

interface Props {
  title: string;
  lead: string;
  children: (website: Website) => ReactNode;
}

/** A settings screen once the site has arrived. */
export function SettingsFrame({ title, lead, children }: Props) {
  const { data, error, refetch } = useWebsite();
  return (
    <>
      <PageHeader title={title} lead={lead} back={{ to: '/admin/settings', label: 'Settings' }} />
      {data && children(data)}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} height={64} />}
    </>
  );
}

interface FooterProps {
  form: { isChanged: boolean; saving: boolean; notice: string | null; save: () => void; discard: () => void };
}

/** Notice, save bar and guard of a settings form. */
export function SettingsFooter({ form }: FooterProps) {
  return (
    <>
      {form.notice && (
        <Alert color="orange" icon={<IconInfoCircle />} mt="lg" role="alert">
          {form.notice}
        </Alert>
      )}
      <SaveBar
        shown={form.isChanged}
        saving={form.saving}
        says="Visitors see these changes as soon as you save them."
        onSave={form.save}
        onDiscard={form.discard}
      />
      <UnsavedGuard unsaved={form.isChanged} />
    </>
  );
}
