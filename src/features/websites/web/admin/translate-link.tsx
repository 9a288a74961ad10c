import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { useWebsite } from './use-website.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { websitesAdmin } from '../../messages/admin/area.ts';

interface Props {
  kind:
    | 'entry'
    | 'product'
    | 'service'
    | 'collection'
    | 'form'
    | 'email'
    | 'term'
    | 'content-type'
    | 'file'
    | 'site'
    | 'shop';
  id: string;
}

/** From a record to its translation into the first of the other languages; nothing on a site with one language. */
export function TranslateLink({ kind, id }: Props) {
  const words = useMessages(websitesAdmin);
  const [language] = useWebsite().data?.languages ?? [];
  if (!language || !may('translations')) return null;
  return (
    <Anchor
      component={Link}
      to={`/admin/pages/translations/${language}/${kind === 'entry' ? id : `${kind}.${id}`}`}
    >
      {words.translate}
    </Anchor>
  );
}
