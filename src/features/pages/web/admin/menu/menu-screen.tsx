import { Fieldset, NativeSelect, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { PageSummary } from '../../../contract.ts';
import type { Menus, menusContract } from '../../../menus-contract.ts';
import { allPagesQuery, PAGES_KEY } from '../page-calls.ts';
import { MenuList } from './menu-list.tsx';
import { entriesOf, rowsOf } from './menu-tree.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { menuAdmin } from '../../../messages/admin-menu/area.ts';

const call = browserClient<typeof menusContract>();

const MENUS_KEY = ['menus'];

const menusQuery = (subdomain: string) =>
  queryOptions({
    queryKey: [...MENUS_KEY, subdomain],
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
  const words = useMessages(menuAdmin);
  const queries = useQueryClient();
  const editing = useEditing(loaded, {
    draftOf: read,
    send: ({ now, stored: { version } }) =>
      call('PUT /api/menus', { body: { ...write(now), subdomain, version } }),
    // Undo may come when the screen has been closed and opened again.
    keep: () => [PAGES_KEY, MENUS_KEY].forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    says: words.menusSaved,
    undo: (before, { version }) =>
      call('PUT /api/menus', { body: { ...write(read(before)), subdomain, version } }),
  });
  const { now, errors, change } = editing;
  return (
    <Stack maw={860} gap="lg">
      {(['header', 'footer'] as const).map((kind) => (
        <Fieldset key={kind} legend={kind === 'header' ? words.header : words.footer}>
          <Text size="sm" c="dimmed" mb="md">
            {kind === 'header' ? words.nestedEntriesOpenAsA : words.eachEntryWithNestedEntries}
          </Text>
          <MenuList
            kind={kind}
            rows={now[kind]}
            pages={pages}
            errors={errors}
            onChange={(next) => change({ [kind]: next })}
          />
        </Fieldset>
      ))}
      <EditingFooter
        editing={editing}
        subject={words.theseMenusWere}
        says={words.visitorsSeeTheMenusAs}
        byQuery
      />
    </Stack>
  );
}

/** Chooses the subdomain; hidden on sites that have none. */
function SubdomainChoice({ pages, value }: { pages: readonly PageSummary[]; value: string }) {
  const words = useMessages(menuAdmin);
  const [, setQuery] = useSearchParams();
  const all = [...new Set(pages.map(({ subdomain }) => subdomain))].filter(Boolean).toSorted();
  if (all.length === 0 && value === '') return null;
  return (
    <NativeSelect
      label={words.menusOf}
      description={words.eachSubdomainHasMenusOf}
      maw={360}
      mb="lg"
      data={[
        { value: '', label: words.theSiteItself },
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
  const words = useMessages(menuAdmin);
  const [query] = useSearchParams();
  const subdomain = query.get('subdomain') ?? '';
  const menus = useQuery(menusQuery(subdomain));
  const pages = useQuery(allPagesQuery);
  const error = menus.error ?? pages.error;
  return (
    <>
      <PageHeader
        title={words.menus}
        lead={words.linksInTheHeaderAnd}
        back={{ to: '/admin/settings', label: words.settings }}
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
