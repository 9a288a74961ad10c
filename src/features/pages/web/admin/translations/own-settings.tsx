import { Alert, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { findBlock } from '../../../../../lib/content/block-tree.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { Page } from '../../../contract.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';
import type { BlockSettings, Translation, TranslationBlock } from '../../../translations-contract.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { EditorContext, useEditorState } from '../edit/editor-context.ts';
import { PageEditor } from '../edit/editor.ts';
import { LinksHere } from '../edit/fields/links-here.tsx';
import { changedFields } from '../keep/changed-fields.ts';
import { canonical } from '../keep/same.ts';
import { FieldsOf } from '../views/block-fields.tsx';
import { blockQuery, callTranslations, languageName, translationQuery } from './translation-calls.ts';
import css from './translations.module.css';

interface Props {
  translation: Translation;
  /** Undefined while none is edited. */
  block: TranslationBlock | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** The settings of a block in one language, beside what has changed in the original. */
export function OwnSettings({ translation: { language, subject }, block, onSaved, onClose }: Props) {
  const words = useMessages(translationsAdmin);
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    if (!isDirty) return onClose();
    modals.openConfirmModal({
      title: words.discardChanges,
      children: <Text size="sm">{words.changesWillBeLost}</Text>,
      labels: { confirm: words.discard, cancel: words.continueEditing },
      confirmProps: { color: 'red' },
      onConfirm: () => {
        setDirty(false);
        onClose();
      },
    });
  };
  return (
    <Drawer
      opened={block !== undefined}
      onClose={close}
      position="right"
      size="lg"
      title={block && words.settingsIn({ label: block.label, language: languageName(language) })}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {block && (
        <Loading
          language={language}
          subject={subject}
          block={block}
          isDirty={isDirty}
          setDirty={setDirty}
          onCancel={close}
          onSaved={() => {
            setDirty(false);
            onSaved(block.id);
          }}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}

interface FormProps {
  language: Translation['language'];
  subject: string;
  block: TranslationBlock;
  isDirty: boolean;
  setDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
  onClose: () => void;
}

function Loading(props: FormProps) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(
    blockQuery(props.language, props.subject, props.block.id),
  );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  return <Form key={dataUpdatedAt} {...props} found={data} />;
}

/** An editor with this block alone, within another one if it's within one on the page. It saves nothing. */
function editorOf({ id, type, settings }: BlockSettings, depth: number): PageEditor {
  const block: Block = { type, props: { ...settings, id } };
  const blocks = depth > 0 ? [{ type: 'columns', props: { id: 'around', column1: [block] } }] : [block];
  const page = { _id: id, name: '', height: 0, seo: {}, blocks, version: 0 };
  return new PageEditor(page as unknown as Page, async () => {});
}

function Form({ found, ...props }: FormProps & { found: BlockSettings }) {
  const [editor] = useState(() => editorOf(found, props.block.depth));
  return (
    <EditorContext value={editor}>
      <LinksHere>
        <Fields {...props} found={found} />
      </LinksHere>
    </EditorContext>
  );
}

const settingsOf = ({ props: { id: _id, ...settings } }: Block) => settings;

function Fields({
  language,
  subject,
  found,
  setDirty,
  onCancel,
  onSaved,
  onClose,
}: FormProps & { found: BlockSettings }) {
  const words = useMessages(translationsAdmin);
  const queries = useQueryClient();
  const kind = useBlockKinds().get(found.type);
  const block = useEditorState(
    ({ history }) => findBlock(history.present.blocks, found.id)?.block ?? history.present.blocks[0],
  );
  const isChanged = block !== undefined && canonical(settingsOf(block)) !== canonical(found.settings);
  const save = useMutation({
    mutationFn: (body: { settings?: Record<string, unknown>; changes?: 'use' | 'keep' }) =>
      callTranslations('PUT /api/translation/{language}/{subject}/block', {
        params: { language, subject },
        body: { id: found.id, ...body },
      }),
    onSuccess: async (saved, { settings }) => {
      queries.setQueryData(translationQuery(language, subject).queryKey, saved);
      onSaved();
      if (!settings)
        return queries.invalidateQueries({ queryKey: blockQuery(language, subject, found.id).queryKey });
      tell(words.ownSettingsSaved);
      onClose();
      return undefined;
    },
  });
  if (!block) return null;
  const fields = (save.error instanceof CallError && save.error.fields) || {};
  const errors = Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => [path.replace(/^settings\./, ''), problem]),
  );
  return (
    <Stack gap="md" onChange={() => setDirty(true)} onClick={() => isChanged && setDirty(true)}>
      {!found.own && (
        <Text size="sm" c="dimmed">
          {words.ownSettingsExplained}
        </Text>
      )}
      {found.was && (
        <Changes
          before={changedFields(kind, blockWith(found, found.was), blockWith(found, found.original))}
          now={changedFields(kind, blockWith(found, found.original), blockWith(found, found.was))}
          isBusy={save.isPending}
          isBlocked={isChanged}
          onDecide={(changes) => save.mutate({ changes })}
        />
      )}
      {save.error && (
        <Alert color="orange" role="alert">
          {sentenceOf(save.error)}
        </Alert>
      )}
      <FieldsOf block={block} errors={errors} />
      <Group justify="flex-end" className={css.footer}>
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate({ settings: settingsOf(block) })}>
          {words.saveOwnSettings}
        </Button>
      </Group>
    </Stack>
  );
}

const blockWith = ({ id, type }: BlockSettings, settings: Record<string, unknown>): Block => ({
  type,
  props: { ...settings, id },
});

interface ChangesProps {
  before: { label: string; words: string }[];
  now: { label: string; words: string }[];
  isBusy: boolean;
  /** Whether the form has changes that the decision would lose. */
  isBlocked: boolean;
  onDecide: (changes: 'use' | 'keep') => void;
}

/** What has changed in the original, and what becomes of it. */
function Changes({ before, now, isBusy, isBlocked, onDecide }: ChangesProps) {
  const words = useMessages(translationsAdmin);
  const labels = [...new Set([...before, ...now].map(({ label }) => label))];
  const valueOf = (list: ChangesProps['before'], label: string) =>
    list.find((one) => one.label === label)?.words || words.emptyValue;
  return (
    <Alert color="orange" icon={<IconArrowsDiff />} title={words.originalHasChanged}>
      <Stack gap="sm">
        {labels.map((label) => (
          <div key={label} role="group" aria-label={label}>
            <Text size="sm" fw={600}>
              {label}
            </Text>
            <div className={css.originals}>
              {([before, now] as const).map((list, index) => (
                <div key={index}>
                  <Text size="xs">{index === 0 ? words.originalBefore : words.originalNow}</Text>
                  <Text size="sm" className={`admin-words ${css.original ?? ''}`}>
                    {valueOf(list, label)}
                  </Text>
                </div>
              ))}
            </div>
          </div>
        ))}
        {isBlocked && <Text size="sm">{words.saveFirst}</Text>}
        <Group gap="xs">
          {(['keep', 'use'] as const).map((changes) => (
            <Button
              key={changes}
              size="compact-sm"
              variant="default"
              // Disabled, it would lose the focus.
              aria-disabled={isBusy || isBlocked}
              data-disabled={isBusy || isBlocked || undefined}
              onClick={() => !isBusy && !isBlocked && onDecide(changes)}
            >
              {changes === 'keep' ? words.keepOwnSettings : words.useChanges}
            </Button>
          ))}
        </Group>
      </Stack>
    </Alert>
  );
}

/** Asks before a block follows the original again. */
export const confirmFollowing = (label: string, language: string, onConfirm: () => void) => {
  const words = messagesNow(translationsAdmin);
  modals.openConfirmModal({
    title: words.followOriginalIn({ label, language: languageName(language) }),
    children: <Text size="sm">{words.ownSettingsWillBeRemoved}</Text>,
    labels: { confirm: words.followOriginal, cancel: words.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
};
