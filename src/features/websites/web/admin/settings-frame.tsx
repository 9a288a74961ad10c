import type { ReactNode } from 'react';
import { Loaded } from '../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import type { Website } from '../../contract.ts';
import { useWebsite } from './use-website.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { websitesAdmin } from '../../messages/admin/area.ts';

interface Props {
  title: string;
  lead: string;
  children: (website: Website) => ReactNode;
}

/** A settings screen, shown once the site has loaded. */
export const SettingsFrame = ({ title, lead, children }: Props) => {
  const words = useMessages(websitesAdmin);
  return (
    <>
      <PageHeader title={title} lead={lead} back={{ to: '/admin/settings', label: words.settings }} />
      <Loaded query={useWebsite()}>{children}</Loaded>
    </>
  );
};
