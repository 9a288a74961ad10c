import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconClock,
  IconExternalLink,
  IconEyeOff,
  IconHistory,
  IconMessage,
  IconShare,
} from '@tabler/icons-react';
import { useState } from 'react';
import { may } from '../../../../../../lib/admin-ui/rights.ts';
import { AskDialog } from '../../approval/ask-dialog.tsx';
import { useRequestOf } from '../../approval/request-calls.ts';
import { useOpenThreads } from '../../comments/comments-button.tsx';
import { openComments } from '../../comments/comments-state.ts';
import css from '../edit.module.css';
import { useEditorState, useSaving } from '../editor-context.ts';
import { usePageRole } from '../page-role.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { usePublish } from './use-publish.tsx';
import { VersionsDrawer } from '../versions/versions-drawer.tsx';

const SIZE = 16;

/** For those who ask for approval instead of publishing. */
function AskButton({ nothingNew, onAsk }: { nothingNew: boolean; onAsk: () => void }) {
  const page = useEditorState((state) => state.page);
  const request = useRequestOf(page._id);
  const waits = request?.state === 'open' && request.version === page.version;
  if (nothingNew || waits) return <Button disabled>{waits ? 'Waiting for approval' : 'Published'}</Button>;
  return (
    <Button onClick={onAsk}>
      Request<span className={css.more}> approval</span>
    </Button>
  );
}

const ShareItem = ({ onClick }: { onClick: () => void }) => (
  <Menu.Item leftSection={<IconShare size={SIZE} />} onClick={onClick}>
    Share preview…
  </Menu.Item>
);

/** Publish now or later, unpublish, and versions. */
export function PublishControl() {
  const page = useEditorState((state) => state.page);
  const { state: saving } = useSaving();
  const { busy, publish, unpublish } = usePublish();
  const [dialog, setDialog] = useState<'time' | 'versions' | 'share' | 'ask' | null>(null);
  const openThreads = useOpenThreads();
  const visible = page.publishedVersion != null;
  const { noun, path, canUnpublish, sharing, hasPreview = true } = usePageRole();
  const publishes = may('publish', 'write');
  const nothingNew = page.state === 'published' && saving === 'saved';

  return (
    <Group gap={4} wrap="nowrap" ml="auto">
      {publishes ? (
        <Button onClick={() => void publish()} loading={busy} disabled={nothingNew}>
          {nothingNew ? (
            'Published'
          ) : (
            <>
              Publish<span className={css.more}>{visible ? ' changes' : ` ${noun}`}</span>
            </>
          )}
        </Button>
      ) : (
        <AskButton nothingNew={nothingNew} onAsk={() => setDialog('ask')} />
      )}
      <Menu position="bottom-end" width={230} shadow="md">
        <Menu.Target>
          <ActionIcon size={36} variant="default" aria-label="More publishing options">
            <IconChevronDown size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {page.publishedAt && visible && path !== null && (
            <Menu.Item
              component="a"
              href={path}
              target="_blank"
              leftSection={<IconExternalLink size={SIZE} />}
            >
              View {noun}
            </Menu.Item>
          )}
          {publishes && (
            <Menu.Item leftSection={<IconClock size={SIZE} />} onClick={() => setDialog('time')}>
              Schedule publishing…
            </Menu.Item>
          )}
          {publishes && (page.state === 'scheduled' || (visible && canUnpublish)) && (
            <Menu.Item leftSection={<IconEyeOff size={SIZE} />} onClick={() => void unpublish()}>
              {page.state === 'scheduled' ? 'Cancel publishing' : 'Unpublish'}
            </Menu.Item>
          )}
          {publishes && <Menu.Divider />}
          <Menu.Item hiddenFrom="sm" leftSection={<IconMessage size={SIZE} />} onClick={() => openComments()}>
            {openThreads === 0 ? 'Comments' : `Comments (${openThreads} open)`}
          </Menu.Item>
          {(hasPreview || sharing) && <ShareItem onClick={() => setDialog('share')} />}
          <Menu.Item leftSection={<IconHistory size={SIZE} />} onClick={() => setDialog('versions')}>
            Version history
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ScheduleDialog
        opened={dialog === 'time'}
        onClose={() => setDialog(null)}
        onChoose={(at) => {
          setDialog(null);
          void publish(at);
        }}
      />
      <AskDialog opened={dialog === 'ask'} onClose={() => setDialog(null)} />
      <ShareDialog opened={dialog === 'share'} onClose={() => setDialog(null)} />
      <VersionsDrawer opened={dialog === 'versions'} onClose={() => setDialog(null)} />
    </Group>
  );
}
