import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { PageSummary } from '../../../contract.ts';
import { pageListAdmin } from '../../../messages/admin-list/area.ts';
import { isHome } from './page-menu.tsx';
import { useBulkChanges } from './use-bulk-changes.ts';
import type { PageActions } from './use-page-actions.ts';

/** As many as one call takes. */
const MOST_AT_ONCE = 200;

const canUnpublish = (page: PageSummary) =>
  page.state === 'scheduled' || (page.state !== 'draft' && !isHome(page));

interface Props {
  selection: Selection<PageSummary>;
  actions: PageActions;
}

/** What people who publish do with the selected pages. */
function PublishButtons({ selection, actions }: Props) {
  const words = useMessages(pageListAdmin);
  const { busy, publish, unpublish } = useBulkChanges(selection);
  const pages = selection.rows;
  const waiting = pages.filter(({ state }) => state !== 'published');
  const visible = pages.filter(canUnpublish);
  const [out, listed] = [pages.filter(({ inMenu }) => !inMenu), pages.filter(({ inMenu }) => inMenu)];
  const set = (changed: PageSummary[], inMenu: boolean) =>
    actions.setInMenu(
      changed.map(({ _id }) => _id),
      inMenu,
    );
  return (
    <>
      {waiting.length > 0 && (
        <Button size="xs" variant="default" loading={busy} onClick={() => publish(waiting)}>
          {words.publish}
        </Button>
      )}
      {visible.length > 0 && (
        <Button size="xs" variant="default" loading={busy} onClick={() => unpublish(visible)}>
          {words.unpublish}
        </Button>
      )}
      {out.length > 0 && (
        <Button size="xs" variant="default" onClick={() => set(out, true)}>
          {words.showInMenu}
        </Button>
      )}
      {listed.length > 0 && (
        <Button size="xs" variant="default" onClick={() => set(listed, false)}>
          {words.removeFromMenu}
        </Button>
      )}
    </>
  );
}

function DeleteButton({ selection, actions }: Props) {
  const words = useMessages(pageListAdmin);
  const { remove } = useBulkChanges(selection);
  const pages = selection.rows.filter((page) => !isHome(page));
  const [only] = pages;
  if (!only) return null;
  const ask = () =>
    pages.length === 1
      ? actions.remove(only)
      : modals.openConfirmModal({
          title: words.deleteSeveral({ count: pages.length }),
          children: <Text size="sm">{words.linksToThemEnd}</Text>,
          labels: { confirm: words.deletePages, cancel: words.cancel },
          confirmProps: { color: 'red' },
          onConfirm: () => remove(pages),
        });
  return (
    <Button size="xs" variant="default" c="var(--mantine-color-error)" onClick={ask}>
      {words.delete}
    </Button>
  );
}

/** Actions on the selected pages. */
export function BulkActions({ selection, actions }: Props) {
  const words = useMessages(pageListAdmin);
  const publishes = may('publish', 'write');
  const deletes =
    may('pages', 'write') && (publishes || selection.rows.every(({ state }) => state === 'draft'));
  const isTooMany = selection.rows.length > MOST_AT_ONCE;
  return (
    <BulkBar selection={selection} limit={MOST_AT_ONCE}>
      {!isTooMany && publishes && <PublishButtons selection={selection} actions={actions} />}
      {!isTooMany && deletes && <DeleteButton selection={selection} actions={actions} />}
      {!deletes && (
        <Text size="sm" c="dimmed">
          {words.roleDeletesDrafts}
        </Text>
      )}
    </BulkBar>
  );
}
