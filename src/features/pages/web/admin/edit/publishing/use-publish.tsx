import { List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell, tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../../lib/http/client.ts';
import { usePageFindings } from '../../health/use-page-findings.ts';
import { callPages } from '../../page-calls.ts';
import { requestsQuery } from '../../approval/request-calls.ts';
import { sectionsQuery } from '../../sections/section-calls.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { usePageRole } from '../page-role.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

const MOST_NAMED = 5;

/** The first few, and the number of further ones. */
function Some({ of }: { of: readonly string[] }) {
  const say = useMessages(publishingAdmin);
  const more = of.length - MOST_NAMED;
  return (
    <List size="sm">
      {of.slice(0, MOST_NAMED).map((words, index) => (
        <List.Item key={index} className="admin-words">
          {words}
        </List.Item>
      ))}
      {more > 0 && <List.Item>{say.andMore({ count: more })}</List.Item>}
    </List>
  );
}

/** Publishing and unpublishing. Serious findings ask first, and so does a section that pages already show. */
export function usePublish() {
  const say = useMessages(publishingAdmin);
  const editor = useEditor();
  const queries = useQueryClient();
  const page = useEditorState((state) => state.page);
  const serious = usePageFindings().filter((finding) => finding.serious);
  const [busy, setBusy] = useState(false);
  const isSection = page.kind === 'section';
  const { noun, title, path } = usePageRole();

  const act = async (work: () => Promise<unknown>, done: string, link?: { label: string; href: string }) => {
    setBusy(true);
    try {
      await work();
      tell(done, link);
      if (isSection) void queries.invalidateQueries(sectionsQuery);
    } catch (error) {
      tellError(error);
      // An entry with empty required fields: they are marked where they are entered.
      if (error instanceof CallError && Object.keys(error.fields).length > 0)
        editor.store.setState({ pageErrors: error.fields });
    } finally {
      setBusy(false);
      // Publishing answers an open request.
      void queries.invalidateQueries({ queryKey: requestsQuery.queryKey });
    }
  };
  const publishNow = (at?: string) =>
    act(
      () =>
        editor.runSaved((id, version) =>
          callPages('POST /api/page/{id}/publish', {
            params: { id },
            body: { version, ...(at ? { at } : {}) },
          }),
        ),
      at ? say.nounScheduled({ noun, title }) : say.nounPublished({ noun, title }),
      at || path === null ? undefined : { label: say.viewNoun({ noun }), href: path },
    );

  return {
    busy,
    publish: async (at?: string) => {
      // Loaded again: it may have been placed on further pages since.
      const uses = isSection
        ? ((await queries.fetchQuery({ ...sectionsQuery, staleTime: 0 }).catch(() => [])).find(
            ({ _id }) => _id === page._id,
          )?.uses ?? [])
        : [];
      const shown = uses.filter(({ visible }) => visible);
      if (serious.length === 0 && shown.length === 0) return publishNow(at);
      modals.openConfirmModal({
        title: serious.length > 0 ? say.publishAnywayTitle : say.publishTo({ count: shown.length }),
        children: (
          <>
            {serious.length > 0 && <Some of={serious.map(({ says }) => says)} />}
            {shown.length > 0 && (
              <>
                <Text size="sm" mt={serious.length > 0 ? 'sm' : 0} mb="xs">
                  {say.visitorsWillSeeTheChange({ count: shown.length })}
                </Text>
                <Some of={shown.map(({ name }) => name)} />
              </>
            )}
          </>
        ),
        labels: {
          confirm: serious.length > 0 ? say.publishAnyway : say.publishSection,
          cancel: say.cancel,
        },
        onConfirm: () => void publishNow(at),
      });
      return undefined;
    },
    unpublish: () =>
      act(
        () =>
          editor.runSaved((id, version) =>
            callPages('POST /api/page/{id}/unpublish', { params: { id }, body: { version } }),
          ),
        page.state === 'scheduled' ? say.scheduledPublishingCancelled : say.nounUnpublished({ noun, title }),
      ),
  };
}
