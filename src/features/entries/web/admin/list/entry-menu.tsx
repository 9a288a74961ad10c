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

const SIZE = 16;

export const isVisible = ({ state }: OwnEntry): boolean => state === 'published' || state === 'changed';

interface Props {
  entry: OwnEntry;
  actions: EntryActions;
}

/** They take effect at once. */
function ListingItems({ entry, actions }: Props) {
  const { pinned, featured } = entry;
  return (
    <>
      <Menu.Item
        leftSection={<IconPin size={SIZE} />}
        onClick={() => void actions.mark(entry, { pinned: !pinned })}
      >
        {pinned ? 'Unpin' : 'Pin to top'}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconStar size={SIZE} />}
        onClick={() => void actions.mark(entry, { featured: !featured })}
      >
        {featured ? 'Remove from featured' : 'Feature'}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={SIZE} />}
        onClick={() => void actions.trash([entry])}
      >
        Move to trash
      </Menu.Item>
    </>
  );
}

/** What can be done with one entry of the list. */
export function EntryMenu({ entry, actions }: Props) {
  const { _id, name, state } = entry;
  const publishes = may('publish', 'write');
  return (
    <Menu position="bottom-end" width={210} shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More actions for ${name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={writePath(_id)} leftSection={<IconPencil size={SIZE} />}>
          Edit
        </Menu.Item>
        {isVisible(entry) && (
          <Menu.Item
            component="a"
            href={entry.href}
            target="_blank"
            leftSection={<IconExternalLink size={SIZE} />}
          >
            View on site
          </Menu.Item>
        )}
        {publishes && state !== 'published' && (
          <Menu.Item
            leftSection={<IconWorldUpload size={SIZE} />}
            onClick={() => void actions.publish([entry])}
          >
            {state === 'changed' ? 'Publish changes' : 'Publish now'}
          </Menu.Item>
        )}
        {publishes && state !== 'draft' && (
          <Menu.Item leftSection={<IconEyeOff size={SIZE} />} onClick={() => void actions.unpublish([entry])}>
            {state === 'scheduled' ? 'Cancel publishing' : 'Unpublish'}
          </Menu.Item>
        )}
        {mayList(entry) && <ListingItems {...{ entry, actions }} />}
      </Menu.Dropdown>
    </Menu>
  );
}
