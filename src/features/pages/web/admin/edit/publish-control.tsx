import { ActionIcon, Button, Group, List, Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import {
  IconChevronDown,
  IconClock,
  IconExternalLink,
  IconEyeOff,
  IconHistory,
  IconShare,
} from '@tabler/icons-react';
import { useState } from 'react';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { HOME_SLUG, pagePath } from '../../../slugs.ts';
import { usePageFindings } from '../health/use-page-findings.ts';
import { callPages } from '../page-calls.ts';
import { useEditor, useEditorState, useSaving } from './editor-context.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

const SIZE = 16;

/** Publishing now or at a time, taking off the site, and the versions. */
export function PublishControl() {
  const editor = useEditor();
  const page = useEditorState((state) => state.page);
  const { state: saving } = useSaving();
  const [busy, setBusy] = useState(false);
  const serious = usePageFindings().filter((finding) => finding.serious);
  const [dialog, setDialog] = useState<'time' | 'versions' | 'share' | null>(null);
  const visible = page.publishedVersion != null;
  const isHome = page.slug === HOME_SLUG && page.subdomain === '';
  const nothingNew = page.state === 'published' && saving === 'saved';

  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      tell(done);
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  const publish = (at?: string) => {
    if (serious.length === 0) return void publishNow(at);
    modals.openConfirmModal({
      title: 'Publish all the same?',
      children: (
        <List size="sm">
          {serious.slice(0, 5).map(({ says }, index) => (
            <List.Item key={index}>{says}</List.Item>
          ))}
        </List>
      ),
      labels: { confirm: 'Publish all the same', cancel: 'Not yet' },
      onConfirm: () => void publishNow(at),
    });
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
      at ? 'The page will be published at that time.' : 'Published. Visitors see it now.',
    );
  const unpublish = () =>
    act(
      () =>
        editor.runSaved((id, version) =>
          callPages('POST /api/page/{id}/unpublish', { params: { id }, body: { version } }),
        ),
      page.state === 'scheduled' ? 'It will not be published.' : 'The page is off your site.',
    );

  return (
    <Group gap={4} wrap="nowrap" ml="auto">
      <Button onClick={() => publish()} loading={busy} disabled={nothingNew}>
        {nothingNew ? 'Published' : visible ? 'Publish changes' : 'Publish page'}
      </Button>
      <Menu position="bottom-end" width={230} shadow="md">
        <Menu.Target>
          <ActionIcon size={36} variant="default" aria-label="More about publishing">
            <IconChevronDown size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {page.publishedAt && visible && page.subdomain === '' && (
            <Menu.Item
              component="a"
              href={pagePath(page.slug)}
              target="_blank"
              leftSection={<IconExternalLink size={SIZE} />}
            >
              View on the site
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconClock size={SIZE} />} onClick={() => setDialog('time')}>
            Publish at a time …
          </Menu.Item>
          {(page.state === 'scheduled' || (visible && !isHome)) && (
            <Menu.Item leftSection={<IconEyeOff size={SIZE} />} onClick={() => void unpublish()}>
              {page.state === 'scheduled' ? 'Cancel publishing' : 'Take off the site'}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item leftSection={<IconShare size={SIZE} />} onClick={() => setDialog('share')}>
            Share a preview …
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory size={SIZE} />} onClick={() => setDialog('versions')}>
            Earlier versions
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ScheduleDialog
        opened={dialog === 'time'}
        onClose={() => setDialog(null)}
        onChoose={(at) => {
          setDialog(null);
          publish(at);
        }}
      />
      <ShareDialog opened={dialog === 'share'} onClose={() => setDialog(null)} />
      <VersionsDrawer opened={dialog === 'versions'} onClose={() => setDialog(null)} />
    </Group>
  );
}
