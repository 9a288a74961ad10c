import { Button, Menu } from '@mantine/core';
import {
  IconCategory,
  IconChevronDown,
  IconDownload,
  IconExternalLink,
  IconSettings,
  IconTable,
  IconTableImport,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { typePath } from '../entry-calls.ts';
import { inSentence } from '../type-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

/** What can be done with the type, and with all of its entries. */
export function MoreMenu({ type, onExport }: { type: ContentType; onExport: () => void }) {
  const words = useMessages(entryListAdmin);
  const { search } = useLocation();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          {words.more}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {may('pages', 'write') && (
          <Menu.Item
            component={Link}
            to={`${typePath(type, '/bulk')}${search}`}
            leftSection={<IconTable size={16} />}
          >
            {words.bulkEdit}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={typePath(type, '/categories')}
          leftSection={<IconCategory size={16} />}
        >
          {words.categoriesAndTags}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/content/authors" leftSection={<IconUsers size={16} />}>
          {words.authors}
        </Menu.Item>
        {may('publish', 'write') && (
          <Menu.Item
            component={Link}
            to={typePath(type, '/settings')}
            leftSection={<IconSettings size={16} />}
          >
            {words.fieldsFeedsAndSettings}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={typePath(type, '/trash')} leftSection={<IconTrash size={16} />}>
          {words.trash}
        </Menu.Item>
        <Menu.Divider />
        {may('pages', 'write') && (
          <Menu.Item
            component={Link}
            to={typePath(type, '/import')}
            leftSection={<IconTableImport size={16} />}
          >
            {words.importEntries({ plural: inSentence(type.plural) })}
          </Menu.Item>
        )}
        <Menu.Item onClick={onExport} leftSection={<IconDownload size={16} />}>
          {words.exportEntries({ plural: inSentence(type.plural) })}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          component="a"
          href={`/${type.page.slug}`}
          target="_blank"
          leftSection={<IconExternalLink size={16} />}
        >
          {words.viewOnSite}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
