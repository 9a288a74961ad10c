import { Alert, Button, Fieldset, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconGitMerge, IconInfoCircle } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { SaveBar } from '../../../../../lib/admin-ui/editing/save-bar.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { browserClient, CallError, refusalOf } from '../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { PageSummary } from '../../../contract.ts';
import type { Menus, menusContract } from '../../../menus-contract.ts';
import { allPagesQuery, PAGES_KEY } from '../page-calls.ts';
import { MenuList } from './menu-list.tsx';
import { entriesOf, rowsOf } from './menu-tree.ts';

const call = browserClient<typeof menusContract>();

const menusQuery = (subdomain: string) =>
  queryOptions({
    queryKey: ['menus', subdomain],
    queryFn: () => call('GET /api/menus', { query: { subdomain, draft: 'true' } }),
    staleTime: Infinity,
    gcTime: 0,
  });

const read = ({ header, footer }: Menus) => ({ header: rowsOf(header), footer: rowsOf(footer) });
const write = ({ header, footer }: ReturnType<typeof read>) => ({
  header: entriesOf(header),
  footer: entriesOf(footer),
});

interface FormProps {
  loaded: Menus;
  pages: PageSummary[];
  subdomain: string;
}

function MenuForm({ loaded, pages, subdomain }: FormProps) {
  const queries = useQueryClient();
  const [stored, setStored] = useState(loaded);
  const [rows, setRows] = useState(() => read(loaded));
  const load = (menus: Menus) => {
    setStored(menus);
    setRows(read(menus));
  };
  const save = useMutation({
    mutationFn: (version: number) => call('PUT /api/menus', { body: { ...write(rows), subdomain, version } }),
    meta: { quiet: true },
    onSuccess: (menus) => {
      load(menus);
      tell('Menus saved.');
      void queries.invalidateQueries({ queryKey: PAGES_KEY });
    },
  });
  const restart = (menus: Menus) => {
    load(menus);
    save.reset();
  };
  const refusal = save.error instanceof CallError ? save.error : null;
  const stale = refusalOf<(typeof menusContract)['PUT /api/menus']>(save.error);
  const theirs = stale?.code === 'stale-version' ? stale.current : undefined;
  const errors = refusal?.fields ?? {};
  const changed = JSON.stringify(write(rows)) !== JSON.stringify(write(read(stored)));
  return (
    <Stack maw={860} gap="lg">
      {theirs && (
        <ChangedElsewhere onOverwrite={() => save.mutate(theirs.version)} onLoad={() => restart(theirs)} />
      )}
      {save.error && !theirs && refusal?.status !== 401 && Object.keys(errors).length === 0 && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert">
          {sentenceOf(save.error)}
        </Alert>
      )}
      {(['header', 'footer'] as const).map((kind) => (
        <Fieldset key={kind} legend={kind === 'header' ? 'Header' : 'Footer'}>
          <Text size="sm" c="dimmed" mb="md">
            {kind === 'header'
              ? 'Nested entries open as a submenu. A page without a label here uses its own.'
              : 'Each entry with nested entries becomes a column.'}
          </Text>
          <MenuList
            kind={kind}
            rows={rows[kind]}
            pages={pages}
            errors={errors}
            onChange={(next) => setRows((before) => ({ ...before, [kind]: next }))}
          />
        </Fieldset>
      ))}
      <SaveBar
        shown={changed}
        saving={save.isPending}
        says="Visitors see the menus as soon as you save them."
        onSave={() => save.mutate(stored.version)}
        onDiscard={() => restart(stored)}
      />
      <UnsavedGuard unsaved={changed} byQuery />
    </Stack>
  );
}

/** Somebody else has saved the menus: either version can be kept. */
function ChangedElsewhere({ onOverwrite, onLoad }: { onOverwrite: () => void; onLoad: () => void }) {
  return (
    <Alert color="orange" icon={<IconGitMerge />} title="The menus were changed somewhere else" role="alert">
      Another window, or somebody else, saved them. Your changes are still here, not saved.
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={onOverwrite}>
          Save mine over it
        </Button>
        <Button size="xs" variant="default" onClick={onLoad}>
          Load theirs
        </Button>
      </Group>
    </Alert>
  );
}

/** Chooses the subdomain; hidden on sites that have none. */
function SubdomainChoice({ pages, value }: { pages: readonly PageSummary[]; value: string }) {
  const [, setQuery] = useSearchParams();
  const all = [...new Set(pages.map(({ subdomain }) => subdomain))].filter(Boolean).toSorted();
  if (all.length === 0 && value === '') return null;
  return (
    <NativeSelect
      label="Menus of"
      description="Each subdomain has menus of its own."
      maw={360}
      mb="lg"
      data={[
        { value: '', label: 'The site itself' },
        ...[...new Set([...all, value])].filter(Boolean).map((each) => ({ value: each, label: each })),
      ]}
      value={value}
      onChange={({ currentTarget }) =>
        setQuery(currentTarget.value ? { subdomain: currentTarget.value } : {})
      }
    />
  );
}

/** The menus of header and footer. Items refer to pages by id, so a page's new address changes nothing here. */
export function MenuScreen() {
  const [query] = useSearchParams();
  const subdomain = query.get('subdomain') ?? '';
  const menus = useQuery(menusQuery(subdomain));
  const pages = useQuery(allPagesQuery);
  const error = menus.error ?? pages.error;
  return (
    <>
      <PageHeader
        title="Menus"
        lead="Links in the header and footer of every page, in up to two levels."
        back={{ to: '/admin/settings', label: 'Settings' }}
      />
      {pages.data && <SubdomainChoice pages={pages.data} value={subdomain} />}
      {menus.data && pages.data ? (
        <MenuForm key={subdomain} loaded={menus.data} pages={pages.data} subdomain={subdomain} />
      ) : error ? (
        <LoadError
          error={error}
          onRetry={() => {
            void menus.refetch();
            void pages.refetch();
          }}
        />
      ) : (
        <ListSkeleton rows={6} height={56} />
      )}
    </>
  );
}
