import { ActionIcon, Autocomplete, Group } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkDialog } from '../../../../../lib/admin-ui/rich-text/link-dialog.tsx';
import { pagePath } from '../../../slugs.ts';
import { allPagesQuery } from '../page-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The target of a redirect: typed, or chosen from everything on the site. */
export function TargetField({ value, error, onChange }: Props) {
  const words = useMessages(redirectsAdmin);
  const [choosing, setChoosing] = useState(false);
  const pages = useQuery(allPagesQuery).data ?? [];
  const paths = pages.filter(({ subdomain }) => subdomain === '').map(({ slug }) => pagePath(slug));
  return (
    <>
      <Group gap={6} wrap="nowrap" align="flex-end">
        <Autocomplete
          label={words.redirectTo}
          placeholder={words.newPage}
          data={paths}
          limit={20}
          value={value}
          error={error}
          onChange={onChange}
          style={{ flex: 1 }}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={words.chooseFromTheSite}
          onClick={() => setChoosing(true)}
        >
          <IconListSearch size={18} />
        </ActionIcon>
      </Group>
      {choosing && <LinkDialog onChoose={onChange} onClose={() => setChoosing(false)} />}
    </>
  );
}
