import { Button, Stack, Switch, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconHistory, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { AdminNotFound } from '../../../../../lib/admin-ui/not-found.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { SaveBar } from '../../../../../lib/admin-ui/editing/save-bar.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { surfaceVariables } from '../../../../../lib/theme/colour.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import { type MailKind, placeholdersOf } from '../../../mail-kind.ts';
import { mailKinds } from '../../../mail-kinds.ts';
import type { EmailTemplate } from '../../../template-contract.ts';
import { settingsQuery, templatesQuery } from '../mail-calls.ts';
import { useSwitchMail } from '../use-switch-mail.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import css from './edit.module.css';
import { fromEditor, subjectFromEditor, subjectToEditor, toEditor } from './editor-doc.ts';
import { useMailDraft } from './mail-draft.ts';
import { PreviewPane, usePreview } from './preview-pane.tsx';
import { useMailActions } from './use-mail-actions.ts';
import { VersionsDrawer } from './versions-drawer.tsx';
import { WordsField } from './words-field.tsx';

interface FormProps {
  kind: MailKind;
  template: EmailTemplate;
}

function OnOff({ kind, template }: FormProps) {
  const flip = useSwitchMail();
  return (
    <div>
      <Switch
        label="Send this email"
        checked={template.enabled}
        disabled={kind.mandatory !== undefined || flip.isPending}
        description={kind.mandatory && `Always on. ${kind.mandatory}`}
        onChange={({ currentTarget: { checked } }) => flip.mutate({ _id: template._id, enabled: checked })}
      />
    </div>
  );
}

/** The email's colours, for the editor. */
function useLook(): CSSProperties | undefined {
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
  draft,
  errors,
}: {
  kind: MailKind;
  draft: ReturnType<typeof useMailDraft>;
  errors: Record<string, string>;
}) {
  const [known] = useState(() => placeholdersOf(kind));
  const { parts, turn, change } = draft;
  const look = useLook();
  return (
    <Stack key={turn} gap="lg">
      <WordsField
        label="Subject"
        oneLine
        known={known.filter(({ type }) => type === 'text')}
        content={subjectToEditor(parts.subject)}
        error={errors['subject']}
        onChange={(doc) => change({ subject: subjectFromEditor(doc) })}
      />
      <WordsField
        label="Text"
        look={look}
        known={known}
        content={toEditor(parts.blocks)}
        error={errors['body']}
        onChange={(doc) => change({ blocks: fromEditor(doc) })}
      />
      <WordsField
        label="Small print"
        description="Shown at the bottom: why people receive this email, and what to do if they got it by mistake."
        known={known}
        content={toEditor(parts.note)}
        onChange={(doc) => change({ note: fromEditor(doc) })}
      />
    </Stack>
  );
}

function SendTest({ test }: Pick<ReturnType<typeof useMailActions>, 'test'>) {
  const delivers = useQuery(settingsQuery).data?.delivers ?? true;
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: ({ to }) =>
        tell(
          delivers
            ? `Test email sent to ${to}.`
            : `Test email to ${to} is waiting because no email server is set up.`,
        ),
    });
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={16} aria-hidden />}
      loading={test.isPending}
      onClick={sendTest}
    >
      Send test email
    </Button>
  );
}

function MailForm({ kind, template }: FormProps) {
  const [example, setExample] = useState(0);
  const [versions, setVersions] = useState(false);
  const draft = useMailDraft(kind, template);
  const { save, reset, restore, test, theirs, forget, settle } = useMailActions(draft, example);
  const judged = usePreview(kind.emailID, draft.shown, example).error;
  const errors = judged instanceof CallError ? judged.fields : {};
  const saveNow = () => draft.isChanged && !save.isPending && save.mutate(draft.base.version);
  useHotkeys([['mod+S', saveNow]], [], true);
  return (
    <>
      <PageHeader
        title={kind.name}
        lead={kind.purpose}
        back={{ to: '/admin/settings/email', label: 'Email' }}
      >
        {(template.changed || draft.isChanged) && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={reset.isPending}
            onClick={() => reset.mutate()}
          >
            Reset to default
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => setVersions(true)}
        >
          Versions
        </Button>
        <SendTest test={test} />
      </PageHeader>
      <div className={css.split}>
        <Stack gap="lg">
          <OnOff kind={kind} template={template} />
          <Fields kind={kind} draft={draft} errors={errors} />
          {test.data && (
            <Text size="sm" c="dimmed">
              See whether your test was delivered under{' '}
              <Link to={`/admin/settings/email/log/${test.data._id}`}>Sent emails</Link>.
            </Text>
          )}
        </Stack>
        <div className={css.beside}>
          <PreviewPane kind={kind} words={draft.shown} example={example} onExample={setExample} />
        </div>
      </div>
      <SaveBar
        shown={draft.isChanged}
        saving={save.isPending}
        says="Changes apply to new emails."
        onSave={saveNow}
        onDiscard={draft.discard}
      />
      <UnsavedGuard unsaved={draft.isChanged} />
      <VersionsDrawer
        template={draft.base}
        opened={versions}
        restoring={restore.isPending}
        onRestore={(version) => restore.mutate(version)}
        onClose={() => setVersions(false)}
      />
      <ConflictDialog
        mine={draft.words}
        work={{
          theirs,
          load: settle,
          save: { isPending: save.isPending, reset: forget, mutate: save.mutate },
        }}
      />
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
  const kind = mailKinds.find(({ emailID }) => emailID === template?.emailID);
  if (!template || !kind) return <AdminNotFound />;
  return <MailForm key={template._id} kind={kind} template={template} />;
}
