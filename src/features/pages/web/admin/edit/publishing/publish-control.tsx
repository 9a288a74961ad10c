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
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

const SIZE = 16;

/** The text of a button of which a narrow window shows a part: the first words, or the last in some languages. */
function Shortened({ text, short }: { text: string; short: string }) {
  if (text.startsWith(short))
    return (
      <>
        {short}
        <span className={css.more}>{text.slice(short.length)}</span>
      </>
    );
  const at = Math.max(0, text.toLowerCase().indexOf(short.toLowerCase()));
  return (
    <>
      <span className={css.more}>{text.slice(0, at)}</span>
      <span className={css.last}>{text.slice(at)}</span>
    </>
  );
}

/** For those who ask for approval instead of publishing. */
function AskButton({ nothingNew, onAsk }: { nothingNew: boolean; onAsk: () => void }) {
  const words = useMessages(publishingAdmin);
  const page = useEditorState((state) => state.page);
  const request = useRequestOf(page._id);
  const waits = request?.state === 'open' && request.version === page.version;
  if (nothingNew || waits)
    return <Button disabled>{waits ? words.waitingForApproval : words.published}</Button>;
  return (
    <Button onClick={onAsk}>
      <Shortened text={words.requestApproval} short={words.request} />
    </Button>
  );
}

const ShareItem = ({ onClick }: { onClick: () => void }) => {
  const words = useMessages(publishingAdmin);
  return (
    <Menu.Item leftSection={<IconShare size={SIZE} />} onClick={onClick}>
      {words.sharePreviewNext}
    </Menu.Item>
  );
};

/** Publish now or later, unpublish, and versions. */
export function PublishControl() {
  const words = useMessages(publishingAdmin);
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
            words.published
          ) : (
            <Shortened
              text={visible ? words.publishChanges : words.publishNoun({ noun })}
              short={words.publish}
            />
          )}
        </Button>
      ) : (
        <AskButton nothingNew={nothingNew} onAsk={() => setDialog('ask')} />
      )}
      <Menu position="bottom-end" width={230} shadow="md">
        <Menu.Target>
          <ActionIcon size={36} variant="default" aria-label={words.morePublishingOptions}>
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
              {words.viewNoun({ noun })}
            </Menu.Item>
          )}
          {publishes && (
            <Menu.Item leftSection={<IconClock size={SIZE} />} onClick={() => setDialog('time')}>
              {words.schedulePublishingNext}
            </Menu.Item>
          )}
          {publishes && (page.state === 'scheduled' || (visible && canUnpublish)) && (
            <Menu.Item leftSection={<IconEyeOff size={SIZE} />} onClick={() => void unpublish()}>
              {page.state === 'scheduled' ? words.cancelPublishing : words.unpublish}
            </Menu.Item>
          )}
          {publishes && <Menu.Divider />}
          <Menu.Item hiddenFrom="sm" leftSection={<IconMessage size={SIZE} />} onClick={() => openComments()}>
            {openThreads === 0 ? words.comments : words.commentsOpen({ count: openThreads })}
          </Menu.Item>
          {(hasPreview || sharing) && <ShareItem onClick={() => setDialog('share')} />}
          <Menu.Item leftSection={<IconHistory size={SIZE} />} onClick={() => setDialog('versions')}>
            {words.versionHistory}
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
