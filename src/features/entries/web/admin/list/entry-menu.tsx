import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconExternalLink,
  IconEyeOff,
  IconPencil,
  IconPin,
  IconStar,
  IconTrash,
  IconWorldUpload,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { OwnEntry } from '../../../entry-shapes.ts';
import { writePath } from '../entry-calls.ts';
import { mayList } from '../entry-state.tsx';
import type { EntryActions } from './use-entry-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

const SIZE = 16;

export const isVisible = ({ state }: OwnEntry): boolean => state === 'published' || state === 'changed';

interface Props {
  entry: OwnEntry;
  actions: EntryActions;
}

/** They take effect at once. */
function ListingItems({ entry, actions }: Props) {
  const words = useMessages(entryListAdmin);
  const { pinned, featured } = entry;
  return (
    <>
      <Menu.Item
        leftSection={<IconPin size={SIZE} />}
        onClick={() => void actions.mark(entry, { pinned: !pinned })}
      >
        {pinned ? words.unpin : words.pinToTop}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconStar size={SIZE} />}
        onClick={() => void actions.mark(entry, { featured: !featured })}
      >
        {featured ? words.removeFromFeatured : words.feature}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={SIZE} />}
        onClick={() => void actions.trash([entry])}
      >
        {words.moveToTrash}
      </Menu.Item>
    </>
  );
}

/** What can be done with one entry of the list. */
export function EntryMenu({ entry, actions }: Props) {
  const words = useMessages(entryListAdmin);
  const { _id, name, state } = entry;
  const publishes = may('publish', 'write');
  return (
    <Menu position="bottom-end" width={210} shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={words.moreActionsFor({ name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={writePath(_id)} leftSection={<IconPencil size={SIZE} />}>
          {words.edit}
        </Menu.Item>
        {isVisible(entry) && (
          <Menu.Item
            component="a"
            href={entry.href}
            target="_blank"
            leftSection={<IconExternalLink size={SIZE} />}
          >
            {words.viewOnSite}
          </Menu.Item>
        )}
        {publishes && state !== 'published' && (
          <Menu.Item
            leftSection={<IconWorldUpload size={SIZE} />}
            onClick={() => void actions.publish([entry])}
          >
            {state === 'changed' ? words.publishChanges : words.publishNow}
          </Menu.Item>
        )}
        {publishes && state !== 'draft' && (
          <Menu.Item leftSection={<IconEyeOff size={SIZE} />} onClick={() => void actions.unpublish([entry])}>
            {state === 'scheduled' ? words.cancelPublishing : words.unpublish}
          </Menu.Item>
        )}
        {mayList(entry) && <ListingItems {...{ entry, actions }} />}
      </Menu.Dropdown>
    </Menu>
  );
}
