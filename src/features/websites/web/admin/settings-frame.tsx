import type { ReactNode } from 'react';
import { ListSkeleton } from '../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
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
