import { Button, Stack, Switch, Text } from '@mantine/core';
import { IconArrowBackUp, IconHistory, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { AdminNotFound } from '../../../../../lib/admin-ui/not-found.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { surfaceVariables } from '../../../../../lib/theme/colour.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import { type MailKind, placeholdersOf } from '../../../mail-kind.ts';
import { spokenMailKind } from '../spoken-mail-kinds.ts';
import type { EmailTemplate } from '../../../template-contract.ts';
import { TranslateLink } from '../../../../websites/web/index.ts';
import { settingsQuery, templatesQuery } from '../mail-calls.ts';
import { useSwitchMail } from '../use-switch-mail.ts';
import css from './edit.module.css';
import { fromEditor, subjectFromEditor, subjectToEditor, toEditor } from './editor-doc.ts';
import { EditingNotice, PeopleInMail, useMailPresence } from './people-here.tsx';
import { MailDifferences } from './mail-differences.tsx';
import { PreviewPane, usePreview } from './preview-pane.tsx';
import { useMailActions } from './use-mail-actions.ts';
import { useMailEditing } from './use-mail-editing.ts';
import { VersionsDrawer } from './versions-drawer.tsx';
import { MailTextField } from './mail-text-field.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

interface FormProps {
  kind: MailKind;
  template: EmailTemplate;
}

function OnOff({ kind, template }: FormProps) {
  const say = useMessages(emailsAdmin);
  const flip = useSwitchMail();
  return (
    <div>
      <Switch
        label={say.sendThisEmail}
        checked={template.enabled}
        disabled={kind.mandatory !== undefined || flip.isPending}
        description={kind.mandatory && say.alwaysOnBecause({ reason: kind.mandatory })}
        onChange={({ currentTarget: { checked } }) => flip.mutate({ _id: template._id, enabled: checked })}
      />
    </div>
  );
}

/** The email's colours, for the editor. */
function useMailColours(): CSSProperties | undefined {
  const colours = useWebsite().data?.colours;
  return useMemo(() => {
    if (!colours) return undefined;
    const { page } = surfaceVariables(colours);
    return {
      '--mail-card': page['--surface'],
      '--mail-ink': page['--ink'],
      '--mail-action': page['--action'],
      '--mail-on-action': page['--on-action'],
    } as CSSProperties;
  }, [colours]);
}

function Fields({
  kind,
  editing,
  errors,
}: {
  kind: MailKind;
  editing: ReturnType<typeof useMailEditing>;
  errors: Record<string, string>;
}) {
  const say = useMessages(emailsAdmin);
  const [known] = useState(() => placeholdersOf(kind));
  const { now, document, turn, change, changeDocument } = editing;
  const colours = useMailColours();
  return (
    <Stack key={turn} gap="lg">
      <MailTextField
        label={say.subject}
        oneLine
        known={known.filter(({ type }) => type === 'text')}
        content={subjectToEditor(now.subject)}
        error={errors['subject']}
        onChange={(doc) => change({ subject: subjectFromEditor(doc) })}
      />
      <MailTextField
        label={say.text}
        colours={colours}
        known={known}
        content={toEditor(document.blocks)}
        error={errors['body']}
        onChange={(doc) => changeDocument({ blocks: fromEditor(doc) })}
      />
      <MailTextField
        label={say.smallPrint}
        description={say.shownAtTheBottomWhy}
        known={known}
        content={toEditor(document.note)}
        onChange={(doc) => changeDocument({ note: fromEditor(doc) })}
      />
    </Stack>
  );
}

function SendTest({ test }: Pick<ReturnType<typeof useMailActions>, 'test'>) {
  const say = useMessages(emailsAdmin);
  const delivers = useQuery(settingsQuery).data?.delivers ?? true;
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: ({ to }) => tell(delivers ? say.testEmailSentTo({ to }) : say.testEmailToIsWaiting({ to })),
    });
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={16} aria-hidden />}
      loading={test.isPending}
      onClick={sendTest}
    >
      {say.sendTestEmail}
    </Button>
  );
}

function MailForm({ kind, template }: FormProps) {
  const say = useMessages(emailsAdmin);
  const [example, setExample] = useState(0);
  const [versions, setVersions] = useState(false);
  const editing = useMailEditing(kind, template);
  const { reset, restore, test } = useMailActions(editing, example);
  useMailPresence(template._id, editing.isChanged);
  const judged = usePreview(kind.emailID, editing.shown, example).error;
  const errors = judged instanceof CallError ? judged.fields : {};
  return (
    <>
      <PageHeader
        title={kind.name}
        lead={kind.purpose}
        aside={<PeopleInMail id={template._id} />}
        back={{ to: '/admin/settings/email', label: say.email }}
      >
        {template.changed && kind.to === 'visitor' && <TranslateLink kind="email" id={kind.emailID} />}
        {(template.changed || editing.isChanged) && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={reset.isPending}
            onClick={() => reset.mutate()}
          >
            {say.resetToDefault}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => setVersions(true)}
        >
          {say.versions}
        </Button>
        <SendTest test={test} />
      </PageHeader>
      <div className={css.split}>
        <Stack gap="lg">
          <EditingNotice id={template._id} />
          <OnOff kind={kind} template={template} />
          <Fields kind={kind} editing={editing} errors={errors} />
          {test.data && (
            <Text size="sm" c="dimmed">
              <Sentence say={(sentEmails) => say.seeWhetherYourTest({ sentEmails })}>
                <Link to={`/admin/settings/email/log/${test.data._id}`}>{say.sentEmails}</Link>
              </Sentence>
            </Text>
          )}
        </Stack>
        <div className={css.beside}>
          <PreviewPane kind={kind} words={editing.shown} example={example} onExample={setExample} />
        </div>
      </div>
      <VersionsDrawer
        template={editing.stored}
        opened={versions}
        restoring={restore.isPending}
        onRestore={(version) => restore.mutate(version)}
        onClose={() => setVersions(false)}
      />
      <EditingFooter
        editing={editing}
        subject={say.thisEmailWas}
        says={say.changesApplyToNewEmails}
        size="1000px"
      >
        {(theirs) => <MailDifferences mine={editing.now} theirs={theirs} />}
      </EditingFooter>
    </>
  );
}

/** An email template: its texts, a preview, and whether it is sent. */
export function EditMail() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(templatesQuery);
  if (id === '') return <Navigate to="/admin/settings/email" replace />;
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={6} height={64} />
    );
  const template = data.find((one) => one.emailID === id || one._id === id);
  const kind = spokenMailKind(template?.emailID);
  if (!template || !kind) return <AdminNotFound />;
  return <MailForm key={template._id} kind={kind} template={template} />;
}
