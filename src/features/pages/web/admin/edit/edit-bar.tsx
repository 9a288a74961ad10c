import { ActionIcon, Anchor, Badge, Group, Title } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconChevronLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useWebsite } from '../../../../websites/web/index.ts';
import { CommentsButton, CommentsHere } from '../comments/comments-button.tsx';
import { PageHealth } from '../health/page-health.tsx';
import { PeopleOnPage } from '../presence/people-on-page.tsx';
import { StateBadge } from '../state-badge.tsx';
import { ViewSwitch } from '../views/view-switch.tsx';
import css from './edit.module.css';
import { useEditor, useEditorState } from './editor-context.ts';
import { usePageRole } from './page-role.ts';
import { PublishControl } from './publishing/publish-control.tsx';
import { SaveIndicator } from './publishing/save-indicator.tsx';
import { adminUi } from '../../../../../lib/admin-ui/messages/admin/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';

/** The page's name, state and save status, and the publish button: always in view. */
export function EditBar() {
  const words = useMessages(pageEditAdmin);
  const frame = useMessages(adminUi);
  const editor = useEditor();
  const name = useEditorState(({ history }) => history.present.name);
  const page = useEditorState((state) => state.page);
  const { back, badge, title } = usePageRole();
  const canUndo = useEditorState(({ history }) => history.past.length > 0);
  const canRedo = useEditorState(({ history }) => history.future.length > 0);
  const timeZone = useWebsite().data?.timezone;
  useEffect(() => {
    document.title = frame.titleOfDocument({ title: name || title });
  }, [name, title, frame]);
  return (
    <div className={css.bar}>
      <Anchor component={Link} to={back.to} size="sm" c="dimmed" aria-label={back.label} lh={1}>
        <IconChevronLeft size={20} aria-hidden />
      </Anchor>
      <Group gap="xs" wrap="nowrap" style={{ flex: '1 1 10rem', minWidth: 0 }}>
        <Title order={1} size="h4" tabIndex={-1} className="admin-title admin-clip" title={name}>
          {name || words.untitled}
        </Title>
        {badge && (
          <Badge variant="light" tt="none" fw={500} style={{ flex: 'none' }} visibleFrom="md">
            {badge}
          </Badge>
        )}
        <StateBadge page={page} timeZone={timeZone} />
      </Group>
      <SaveIndicator />
      <PeopleOnPage />
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          size="lg"
          aria-label={words.undo}
          aria-keyshortcuts="Control+Z"
          title={words.undoCtrlZ}
          disabled={!canUndo}
          onClick={editor.undo}
        >
          <IconArrowBackUp size={18} />
        </ActionIcon>
        <ActionIcon
          size="lg"
          aria-label={words.redo}
          aria-keyshortcuts="Control+Shift+Z"
          title={words.redoCtrlShiftZ}
          disabled={!canRedo}
          onClick={editor.redo}
        >
          <IconArrowForwardUp size={18} />
        </ActionIcon>
      </Group>
      <ViewSwitch />
      <PageHealth />
      <CommentsButton size="sm" visibleFrom="sm" />
      <PublishControl />
      <CommentsHere />
    </div>
  );
}
