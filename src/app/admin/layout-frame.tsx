import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { TracksContext } from '../../features/audio/web/index.ts';
import type { ContentType, OwnEntry } from '../../features/entries/entry-shapes.ts';
import {
  callEntries,
  CONTENT_KEY,
  typePath,
  typesQuery,
} from '../../features/entries/web/admin/entry-calls.ts';
import { layoutFindings } from '../../features/entries/web/admin/layout/layout-findings.ts';
import { sampleEntry } from '../../features/entries/web/admin/layout/sample-entry.ts';
import { inSentence } from '../../features/entries/web/admin/type-labels.ts';
import { entryPartBlock } from '../../features/entries/web/blocks/entry-part/block.ts';
import { EntryContext } from '../../features/entries/web/public/entry-context.ts';
import { partId } from '../../features/entries/web/public/lay-out.ts';
import { ShownPageContext } from '../../features/pages/web/index.ts';
import { useBlockKinds } from '../../features/pages/web/admin/edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../../features/pages/web/admin/edit/editor-context.ts';
import { PageRoleContext } from '../../features/pages/web/admin/edit/page-role.ts';
import { RenderedBlocks } from '../../features/pages/web/public/block-list.tsx';
import { BlockViewsContext } from '../../features/pages/web/public/block-views-context.ts';
import { useWebsite } from '../../features/websites/web/index.ts';
import { EmptyState } from '../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../lib/admin-ui/lists/load-error.tsx';
import { ReferenceContext } from '../../lib/admin-ui/references.ts';
import type { Block } from '../../lib/content/block-kind.ts';
import { messagesNow, useMessages } from '../../lib/messages/use-messages.ts';
import { shellAdmin } from '../messages/admin-shell/area.ts';

const MOST_OFFERED = 100;

/** Entries to preview the layout with, the newest published one first. */
const entriesQuery = (type: string) => ({
  queryKey: [...CONTENT_KEY, 'layout-entries', type],
  queryFn: async () => {
    const { entries } = await callEntries('GET /api/content-types/{id}/entries', {
      params: { id: type },
      query: { limit: MOST_OFFERED },
    });
    return [...entries.filter(isPublished), ...entries.filter((entry) => !isPublished(entry))];
  },
});

const isPublished = ({ state }: Pick<OwnEntry, 'state'>) => state === 'published' || state === 'changed';

const shownQuery = (id: string) => ({
  queryKey: [...CONTENT_KEY, 'layout-entry', id],
  queryFn: () => callEntries('GET /api/entries/{id}/draft', { params: { id } }),
  enabled: id !== '',
  // The canvas goes on showing the entry before while another one loads.
  placeholderData: keepPreviousData,
});

/** Stands for a part that the entry in the canvas doesn’t have. */
function Missing({ part }: { part: string }) {
  const words = useMessages(shellAdmin);
  const kind = useBlockKinds().get(entryPartBlock.type);
  const label = kind?.picks?.find(({ key }) => key === part)?.label ?? kind?.label ?? part;
  return (
    <div className="canvas-notice">
      {part === 'comments' ? words.commentsShownHereOnYour : words.nothingToShowHere({ part: label })}
    </div>
  );
}
const missing = (part: string) => <Missing part={part} />;

interface Previewed {
  entries: readonly { _id: string; name: string }[];
  chosen: string;
  choose: (id: string) => void;
}
const PreviewedContext = createContext<Previewed | null>(null);

/** The settings of a layout: its name, and the entry that the editor shows in it. */
function LayoutSettings() {
  const words = useMessages(shellAdmin);
  const editor = useEditor();
  const name = useEditorState(({ history }) => history.present.name);
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  const previewed = use(PreviewedContext);
  return (
    <Stack gap="lg" maw={640}>
      {previewed && previewed.entries.length > 0 ? (
        <NativeSelect
          label={words.previewWith}
          description={words.theEntryThatYouSee}
          data={previewed.entries.map(({ _id, name: label }) => ({ value: _id, label }))}
          value={previewed.chosen}
          onChange={({ currentTarget }) => previewed.choose(currentTarget.value)}
        />
      ) : (
        <Text size="sm">{words.thereAreNoEntriesYet}</Text>
      )}
      <TextInput
        label={words.name}
        description={words.onlyYouSeeIt}
        maxLength={200}
        value={name}
        error={errors['name'] ?? (name.trim() === '' && words.enterANameForThe)}
        onChange={({ currentTarget }) =>
          editor.edit((content) => ({ ...content, name: currentTarget.value }), 'name')
        }
      />
      <Text size="sm" c="dimmed">
        {words.toGoBackToThe}
      </Text>
    </Stack>
  );
}

/** A preview link shows the layout with a published entry only. */
function sharingOf({ plural }: ContentType, entries: readonly OwnEntry[], id: string) {
  const words = messagesNow(shellAdmin);
  const chosen = entries.find((entry) => entry._id === id && isPublished(entry));
  return {
    query: chosen ? `?entry=${chosen._id}` : '',
    says: chosen
      ? words.theySeeItWith({ name: chosen.name })
      : words.theySeeItWithTheNewest({ entries: inSentence(plural) }),
    problem: entries.some(isPublished) ? null : words.noneIsPublished({ entries: inSentence(plural) }),
  };
}

function useRole(type: ContentType | undefined, entries: readonly OwnEntry[] | undefined, id: string) {
  const words = useMessages(shellAdmin);
  return useMemo(
    () =>
      type && {
        noun: 'layout',
        title: words.layout,
        back: { to: typePath(type, '/settings'), label: words.backToSettings({ name: type.page.name }) },
        badge: words.layout,
        path: null,
        canUnpublish: true,
        isWritten: false,
        Settings: LayoutSettings,
        hasPreview: false as const,
        sharing: sharingOf(type, entries ?? [], id),
        findings: (blocks: readonly Block[]) => layoutFindings(type, blocks),
      },
    [type, entries, id, words],
  );
}

/** The fields of the type, for blocks that show one. */
function useFieldChoices(type: ContentType | undefined) {
  const words = useMessages(shellAdmin);
  const around = use(ReferenceContext);
  return useMemo(
    () => ({
      ...around,
      entryField: {
        key: [...CONTENT_KEY, 'layout-fields', type?._id ?? '', String(type?.version)],
        fetch: async () =>
          (type?.fields ?? [])
            .filter(({ retired, shown, kind }) => !retired && shown && kind !== 'audio')
            .map(({ key, label }) => ({ value: key, label })),
        none: words.thisContentTypeHasNo,
        create: { href: typePath({ _id: type?._id ?? '' }, '/settings'), label: words.editFields },
      },
    }),
    [around, type, words],
  );
}

/** What the blocks of the layout show in the editor. */
function useEntryHere(type: ContentType | undefined, id: string) {
  const words = useMessages(shellAdmin);
  const { data: shown, error, refetch } = useQuery(shownQuery(id));
  const { tracks } = use(TracksContext);
  const views = use(BlockViewsContext);
  const currency = useWebsite().data?.ecommerce.currency ?? 'GBP';
  const titleId = useEditorState(({ history }) => partId(history.present.blocks, 'title'));
  const commentsId = useEditorState(({ history }) => partId(history.present.blocks, 'comments'));
  const here = useMemo(() => {
    const entry = id === '' ? type && sampleEntry(type) : shown;
    if (!entry) return null;
    return {
      entry,
      comments: null,
      tracks: [...tracks, ...entry.tracks].filter(({ _id }) => _id === entry.episode?.track),
      currency,
      isOriginal: false,
      isLayoutOriginal: false,
      titleId,
      commentsId,
      missing,
      sample:
        entry.blocks.length > 0 ? (
          <RenderedBlocks blocks={entry.blocks} {...views} />
        ) : (
          <p>{words.theTextOfTheEntry}</p>
        ),
    };
  }, [type, id, shown, tracks, views, currency, titleId, commentsId, words]);
  return { here, error, refetch };
}

/** The type of the layout: undefined while it is loaded, null if there is none any more. */
function useTypeOfLayout(id: string, state: string | undefined) {
  const queries = useQueryClient();
  const types = useQuery(typesQuery);
  const type = types.data?.find(({ layout }) => layout?._id === id);
  const isMissing = types.data !== undefined && !type;
  const { refetch } = types;
  // The list may be older than the layout.
  const [isSure, setIsSure] = useState(false);
  useEffect(() => {
    if (isMissing) void refetch().then(() => setIsSure(true));
  }, [isMissing, refetch]);
  // The settings of the type say whether its layout is published.
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    void queries.invalidateQueries({ queryKey: typesQuery.queryKey });
  }, [queries, state]);
  return { types, type: isMissing && isSure && !types.isFetching ? null : type };
}

const Gone = () => {
  const words = useMessages(shellAdmin);
  return (
    <EmptyState
      icon={<IconFileUnknown size={28} />}
      title={words.theContentTypeOfThis}
      says={words.itMayHaveBeenDeleted}
    >
      <Button component={Link} to="/admin/content" variant="default">
        {words.showAllContent}
      </Button>
    </EmptyState>
  );
};

/** Tells the page editor what a layout is, and shows an entry in it. */
export function LayoutFrame({ children }: { children: ReactNode }) {
  const { _id, state } = useEditorState(({ page }) => page);
  const { types, type: found } = useTypeOfLayout(_id, state);
  const type = found ?? undefined;
  const listed = useQuery({ ...entriesQuery(type?._id ?? ''), enabled: type !== undefined });
  const entries = listed.data;
  const [chosen, choose] = useState<string | null>(null);
  const id = chosen ?? entries?.[0]?._id ?? '';
  const previewing = useEntryHere(type, id);
  const website = useWebsite().data;
  const page = use(ShownPageContext);
  const about = useMemo(
    () => (website ? { ...page, timeZone: website.timezone, locale: website.locale } : page),
    [page, website],
  );
  const role = useRole(type, entries, id);
  const references = useFieldChoices(type);
  const previewed = useMemo(() => ({ entries: entries ?? [], chosen: id, choose }), [entries, id]);
  // Whether a block shows something is found once, so the entry has to be there first.
  const isReady = role && entries && previewing.here;
  const failed = [types, listed, previewing].find(({ error }) => error);
  if (found === null) return <Gone />;
  if (!isReady)
    return failed?.error ? (
      <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
    ) : (
      <ListSkeleton rows={6} />
    );
  return (
    <PageRoleContext value={role}>
      <ReferenceContext value={references}>
        <ShownPageContext value={about}>
          <PreviewedContext value={previewed}>
            <EntryContext value={previewing.here}>{children}</EntryContext>
          </PreviewedContext>
        </ShownPageContext>
      </ReferenceContext>
    </PageRoleContext>
  );
}
