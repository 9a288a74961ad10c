import { Anchor, Fieldset, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import type { ContentType, OwnEntry } from '../../features/entries/entry-shapes.ts';
import {
  CONTENT_KEY,
  entryQuery,
  typePath,
  typesQuery,
} from '../../features/entries/web/admin/entry-calls.ts';
import { DetailFields } from '../../features/entries/web/admin/settings/detail-fields.tsx';
import { PlacementFields } from '../../features/entries/web/admin/settings/placement-fields.tsx';
import { inSentence } from '../../features/entries/web/admin/type-labels.ts';
import { useEditor, useEditorState } from '../../features/pages/web/admin/edit/editor-context.ts';
import { FieldInput } from '../../features/pages/web/admin/edit/fields/field-input.tsx';
import { PageRoleContext } from '../../features/pages/web/admin/edit/page-role.ts';
import { SearchFields, SharedFields } from '../../features/pages/web/admin/edit/page-settings.tsx';
import { SlugField } from '../../features/pages/web/admin/edit/slug-field.tsx';
import { TranslateLink } from '../../features/websites/web/index.ts';
import { ListSkeleton } from '../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../lib/admin-ui/lists/load-error.tsx';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { shellAdmin } from '../messages/admin-shell/area.ts';

const EntryContext = createContext<{ entry: OwnEntry; type: ContentType } | null>(null);

const blank = { excerpt: '', picture: null, values: {} };

/** The settings of an entry, in place of those of a page. */
function EntrySettings() {
  const words = useMessages(shellAdmin);
  const editor = useEditor();
  const queries = useQueryClient();
  const found = use(EntryContext);
  const details = useEditorState(({ history }) => history.present.details) ?? blank;
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  const page = useEditorState((state) => state.page);
  if (!found) return null;
  const { entry, type } = found;
  return (
    <Stack gap="lg" maw={640}>
      <DetailFields
        type={type}
        details={details}
        errors={errors}
        onChange={(next, key) => editor.edit((content) => ({ ...content, details: next }), key)}
        Input={FieldInput}
      />
      <PlacementFields type={type} entry={entry} />
      <Fieldset legend={words.address}>
        <Stack>
          <SlugField
            start={entry.href.slice(0, entry.href.lastIndexOf('/') + 1)}
            onSaved={() => void queries.invalidateQueries({ queryKey: CONTENT_KEY })}
          />
          {page.publishedVersion == null ? (
            <Text size="sm" c="dimmed">
              {words.visitorsFindItThereAfter}
            </Text>
          ) : (
            <Anchor href={entry.href} target="_blank" size="sm">
              {words.viewOnSite} <IconExternalLink size={14} aria-hidden />
            </Anchor>
          )}
        </Stack>
      </Fieldset>
      <SearchFields />
      <SharedFields />
      <TranslateLink kind="entry" id={entry._id} />
    </Stack>
  );
}

/** Tells the page editor what an entry is: its type's words, its list, its address and its settings. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const words = useMessages(shellAdmin);
  const { _id, slug, state } = useEditorState(({ page }) => page);
  const queries = useQueryClient();
  const entry = useQuery(entryQuery(_id));
  const types = useQuery(typesQuery);
  const type = types.data?.find((one) => one._id === entry.data?.type);
  // Lists show what is published, and when.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: CONTENT_KEY });
  }, [queries, state]);
  const role = useMemo(
    () =>
      type && {
        noun: inSentence(type.name),
        title: type.name,
        back: { to: typePath(type), label: words.backTo({ name: type.page.name }) },
        badge: null,
        path: entry.data?.href ?? `/${type.page.slug}/${slug}`,
        canUnpublish: true,
        isWritten: true,
        Settings: EntrySettings,
      },
    [type, slug, entry.data?.href, words],
  );
  const found = useMemo(() => (entry.data && type ? { entry: entry.data, type } : null), [entry.data, type]);
  const error = entry.error ?? types.error;
  if (!role || !found)
    return error ? (
      <LoadError error={error} onRetry={() => void queries.invalidateQueries({ queryKey: CONTENT_KEY })} />
    ) : (
      <ListSkeleton rows={6} />
    );
  return (
    <PageRoleContext value={role}>
      <EntryContext value={found}>{children}</EntryContext>
    </PageRoleContext>
  );
}
