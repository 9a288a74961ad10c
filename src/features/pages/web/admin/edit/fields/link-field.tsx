import { ActionIcon, Autocomplete, Group } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedLink } from '../../../../../../lib/admin-ui/rich-text/use-typed-link.ts';
import { LinkDialog } from '../../../../../../lib/admin-ui/rich-text/link-dialog.tsx';
import { pagePath } from '../../../../slugs.ts';
import { allPagesQuery } from '../../page-calls.ts';
import { usePlacesHere } from './places-here.ts';
import { messagesNow, useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

interface Props {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The title of a target on the site; empty for a typed address. */
function sayTarget(href: string, pages: ReadonlyMap<string, string>, places: ReadonlyMap<string, string>) {
  const words = messagesNow(pageEditAdmin);
  const page = pages.get(href);
  if (page !== undefined) return words.linksToThePage({ page });
  const place = places.get(href);
  if (place !== undefined) return words.leadsToOnThisPage({ place });
  const file = /^\/files\/.*\/([^/]+)$/.exec(href)?.[1];
  return file === undefined ? undefined : words.linksToTheFile({ file });
}

/** An address, typed or chosen: pages, files, anchors on this page. */
export function LinkField({ label, description, error, value, onChange }: Props) {
  const words = useMessages(pageEditAdmin);
  const [choosing, setChoosing] = useState(false);
  const typed = useTypedLink(value, onChange);
  const pages = useQuery(allPagesQuery).data ?? [];
  const here = usePlacesHere();
  const names = new Map(
    pages.filter(({ subdomain }) => subdomain === '').map(({ slug, name }) => [pagePath(slug), name]),
  );
  const places = new Map(here.map(({ href, label: name }) => [href, name]));
  return (
    <>
      <Group gap={6} wrap="nowrap" align="flex-start">
        <Autocomplete
          label={label}
          description={description ?? sayTarget(value, names, places) ?? words.chooseOrTypeAnAddress}
          error={typed.problem ?? error}
          data={[...names.keys()]}
          limit={20}
          value={typed.value}
          onChange={typed.change}
          onBlur={typed.leave}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          renderOption={({ option }) => (
            <span className="admin-words">
              {names.get(option.value)} <small>{option.value}</small>
            </span>
          )}
          style={{ flex: 1 }}
        />
        <ActionIcon
          variant="default"
          size={36}
          mt={24}
          aria-haspopup="dialog"
          aria-label={words.chooseTargetFor({ label })}
          title={words.chooseFromPagesAndFiles}
          onClick={() => setChoosing(true)}
        >
          <IconListSearch size={18} />
        </ActionIcon>
      </Group>
      {choosing && <LinkDialog onChoose={(href) => onChange(href)} onClose={() => setChoosing(false)} />}
    </>
  );
}
