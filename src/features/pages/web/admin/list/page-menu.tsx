import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconExternalLink,
  IconLanguage,
  IconEyeOff,
  IconPencil,
  IconTrash,
  IconWorldUpload,
  IconCopy,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { UsedList } from '../../../../../lib/admin-ui/preferences.ts';
import type { Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { PageSummary } from '../../../contract.ts';
import { HOME_SLUG, pagePath } from '../../../slugs.ts';
import type { PageActions } from './use-page-actions.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageListAdmin } from '../../../messages/admin-list/area.ts';

export interface RowProps {
  page: PageSummary;
  /** Position in the whole list; null while it is filtered, when order means nothing. */
  place: { index: number; count: number } | null;
  actions: PageActions;
  timeZone: string | undefined;
  /** Whether a request for approval is open. */
  waiting: boolean;
  list: UsedList;
  selection: Selection<PageSummary>;
}

const SIZE = 16;

/** The home page of the site itself, not of a subdomain. */
export const isHome = ({ slug, subdomain }: Pick<PageSummary, 'slug' | 'subdomain'>): boolean =>
  slug === HOME_SLUG && subdomain === '';

function MoveItems({
  place: { index, count },
  actions,
}: {
  place: NonNullable<RowProps['place']>;
  actions: PageActions;
}) {
  const words = useMessages(pageListAdmin);
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconArrowUp size={SIZE} />}
        disabled={index === 0}
        onClick={() => actions.move(index, index - 1)}
      >
        {words.moveUp}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={SIZE} />}
        disabled={index === count - 1}
        onClick={() => actions.move(index, index + 1)}
      >
        {words.moveDown}
      </Menu.Item>
    </>
  );
}

export function PageMenu({ page, place, actions }: Pick<RowProps, 'page' | 'place' | 'actions'>) {
  const words = useMessages(pageListAdmin);
  const { state } = page;
  const translates = useWebsite().data?.languages[0];
  const visible = state === 'published' || state === 'changed';
  const publishes = may('publish', 'write');
  const deletes = !isHome(page) && (publishes || state === 'draft');
  return (
    <Menu position="bottom-end" width={210} shadow="md">
      <Menu.Target>
        <ActionIcon size="lg" aria-label={words.actionsFor({ name: page.name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/admin/pages/edit/${page._id}`}
          leftSection={<IconPencil size={SIZE} />}
        >
          {words.edit}
        </Menu.Item>
        {page.publishedAt && page.subdomain === '' && (
          <Menu.Item
            component="a"
            href={pagePath(page.slug)}
            target="_blank"
            leftSection={<IconExternalLink size={SIZE} />}
          >
            {words.viewPage}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={`/admin/pages/new?copy=${page._id}`}
          leftSection={<IconCopy size={SIZE} />}
        >
          {words.duplicate}
        </Menu.Item>
        {translates && (
          <Menu.Item
            component={Link}
            to={`/admin/pages/translations/${translates}/${page._id}`}
            leftSection={<IconLanguage size={SIZE} />}
          >
            {words.translate}
          </Menu.Item>
        )}
        {publishes && state !== 'published' && (
          <Menu.Item leftSection={<IconWorldUpload size={SIZE} />} onClick={() => actions.publish(page)}>
            {state === 'changed' ? words.publishChanges : words.publishNow}
          </Menu.Item>
        )}
        {publishes && (state === 'scheduled' || (visible && !isHome(page))) && (
          <Menu.Item leftSection={<IconEyeOff size={SIZE} />} onClick={() => actions.unpublish(page)}>
            {state === 'scheduled' ? words.cancelPublishing : words.unpublish}
          </Menu.Item>
        )}
        {place && <MoveItems place={place} actions={actions} />}
        {deletes && <Menu.Divider />}
        {deletes && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={SIZE} />}
            onClick={() => actions.remove(page)}
          >
            {words.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
