import { Button, Group, Menu, Select, Stack, Text } from '@mantine/core';
import { IconFile, IconMenu2, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { allPagesQuery, callPages, PAGES_KEY } from '../../features/pages/web/admin/page-calls.ts';
import { addToHeader } from '../../features/pages/web/admin/menu/add-to-header.ts';
import type { Addable } from '../../lib/admin-ui/add-to-site.tsx';
import { Dialog } from '../../lib/admin-ui/dialogs/dialog.tsx';
import { LoadError } from '../../lib/admin-ui/lists/load-error.tsx';
import { may } from '../../lib/admin-ui/rights.ts';
import { tell, tellError } from '../../lib/admin-ui/tell.tsx';
import { newBlockId } from '../../lib/content/block-tree.ts';
import { blockKinds } from '../blocks.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { shellAdmin } from '../messages/admin-shell/area.ts';

/** Appends the block to the page's draft. @returns the block's id */
async function addToPage(pageId: string, { type, props }: Addable['block']): Promise<string> {
  const page = await callPages('GET /api/page', { query: { _id: pageId, draft: 'true' } });
  const defaults = structuredClone(blockKinds.get(type)?.defaults ?? {});
  const block = { type, props: { ...defaults, ...props, id: newBlockId() } };
  await callPages('PUT /api/page/{id}', {
    params: { id: pageId },
    body: { blocks: [...page.blocks, block], version: page.version },
  });
  return block.props.id;
}

function PageDialog({ what, onClose }: { what: Addable; onClose: () => void }) {
  const words = useMessages(shellAdmin);
  const pages = useQuery(allPagesQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [page, setPage] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (page === null) return setProblem(words.chooseAPageToContinue);
    setBusy(true);
    try {
      const id = await addToPage(page, what.block);
      void queries.invalidateQueries({ queryKey: PAGES_KEY });
      queries.removeQueries({ queryKey: ['page', page] });
      tell(words.addedToTheDraftPublish);
      await navigate(`/admin/pages/edit/${page}?block=${id}`);
    } catch (error) {
      tellError(error);
      setBusy(false);
    }
  };
  return (
    <Dialog onClose={onClose} title={words.addNamedToAPage({ name: what.label })}>
      {pages.error && <LoadError error={pages.error} onRetry={() => void pages.refetch()} />}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Select
            label={words.page}
            placeholder={words.chooseAPage}
            searchable
            nothingFoundMessage={words.noPagesFound}
            data={(pages.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
            value={page}
            error={problem}
            onChange={(value) => {
              setPage(value);
              setProblem('');
            }}
            openOnFocus={false}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {words.addedAtTheEnd({ noun: what.noun })}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {words.addToPage}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function AddToSiteButton(what: Addable) {
  const words = useMessages(shellAdmin);
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const { href, label, isVisible } = what;
  if (!may('pages', 'write')) return null;
  const toMenu = async (to: string) => {
    setBusy(true);
    try {
      const added = await addToHeader(label, to);
      tell(added ? words.addedToTheMenu : words.itsAlreadyInTheMenu, { label: words.viewSite, href: '/' });
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconPlus size={16} />} loading={busy}>
            {words.addToSite}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFile size={16} />} onClick={() => setChoosing(true)}>
            {words.addToAPage}
          </Menu.Item>
          {href !== null && (
            // Stays in reach of the keyboard, so that the reason is read.
            <Menu.Item
              leftSection={<IconMenu2 size={16} />}
              aria-disabled={!isVisible}
              data-disabled={!isVisible || undefined}
              closeMenuOnClick={isVisible}
              onClick={() => {
                if (isVisible) void toMenu(href);
              }}
            >
              {words.addToTheMenu}
              {!isVisible && (
                <Text size="xs" span display="block">
                  {words.hiddenSoNoLink}
                </Text>
              )}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {choosing && <PageDialog what={what} onClose={() => setChoosing(false)} />}
    </>
  );
}

export const addToSite = (what: Addable) => <AddToSiteButton {...what} />;
