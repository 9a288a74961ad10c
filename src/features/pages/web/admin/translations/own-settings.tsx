import { Alert, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BothVersions, ConflictDialog } from '../../../../../lib/admin-ui/editing/conflict-dialog.tsx';
import { changesOf } from '../../../../../lib/admin-ui/editing/draft-history.ts';
import type { Conflict } from '../../../../../lib/admin-ui/editing/use-editing.ts';
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

type Settings = BlockSettings['settings'];
type Saving = { settings: Settings; from: Settings } | { changes: 'use' | 'keep' };

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

function Form({ found, ...props }: FieldsProps) {
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

/** Saves settings or a decision about the original; what another person has changed meanwhile stays, or is asked about. */
function useSaving({ language, subject, found, setDirty, onSaved, onClose }: FieldsProps, mine: Settings) {
  const words = useMessages(translationsAdmin);
  const queries = useQueryClient();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (body: Saving) =>
      callTranslations('PUT /api/translation/{language}/{subject}/block', {
        params: { language, subject },
        body: { id: found.id, ...body },
      }),
    meta: { quiet: true },
    onSuccess: async (saved, body) => {
      queries.setQueryData(translationQuery(language, subject).queryKey, saved);
      onSaved();
      if ('changes' in body)
        return queries.invalidateQueries({ queryKey: blockQuery(language, subject, found.id).queryKey });
      tell(words.ownSettingsSaved);
      onClose();
      return undefined;
    },
  });
  const refusal = error instanceof CallError ? error : null;
  const theirs = refusal?.code === 'stale-version' ? (refusal.current as BlockSettings) : undefined;
  /** What was changed here, on what another person has saved. */
  const ontoTheirs = ({ settings }: BlockSettings) => ({ ...settings, ...changesOf(found.settings, mine) });
  const conflict: Conflict<BlockSettings> = {
    theirs,
    keepMine: () => theirs && mutate({ settings: ontoTheirs(theirs), from: theirs.settings }),
    keepTheirs: () => {
      queries.setQueryData(blockQuery(language, subject, found.id).queryKey, theirs);
      void queries.invalidateQueries({ queryKey: translationQuery(language, subject).queryKey });
      setDirty(false);
    },
    decideLater: reset,
  };
  const errors = Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).map(([path, problem]) => [
      path.replace(/^settings\./, ''),
      problem,
    ]),
  );
  const problem = error && !theirs ? sentenceOf(error) : null;
  return { save: mutate, isPending, conflict, ontoTheirs, errors, problem };
}

type FieldsProps = FormProps & { found: BlockSettings };

function Fields(props: FieldsProps) {
  const { found, setDirty, onCancel } = props;
  const words = useMessages(translationsAdmin);
  const kind = useBlockKinds().get(found.type);
  const edited = useEditorState(({ history }) => findBlock(history.present.blocks, found.id)?.block);
  const block = edited ?? blockWith(found, found.settings);
  const mine = settingsOf(block);
  const { save, isPending, conflict, ontoTheirs, errors, problem } = useSaving(props, mine);
  const isChanged = canonical(mine) !== canonical(found.settings);
  const differences = (theirs: BlockSettings) => {
    const [own, saved] = [blockWith(found, ontoTheirs(theirs)), blockWith(found, theirs.settings)];
    return {
      mine: <Values list={changedFields(kind, own, saved)} />,
      theirs: <Values list={changedFields(kind, saved, own)} />,
    };
  };
  return (
    <>
      <ConflictDialog subject={words.thisBlockWas} size="lg" conflict={conflict}>
        {(theirs) => <BothVersions {...differences(theirs)} />}
      </ConflictDialog>
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
            isBusy={isPending}
            isBlocked={isChanged}
            onDecide={(changes) => save({ changes })}
          />
        )}
        {problem && (
          <Alert color="orange" role="alert">
            {problem}
          </Alert>
        )}
        <FieldsOf block={block} errors={errors} />
        <Group justify="flex-end" className={css.footer}>
          <Button variant="default" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button loading={isPending} onClick={() => save({ settings: mine, from: found.settings })}>
            {words.saveOwnSettings}
          </Button>
        </Group>
      </Stack>
    </>
  );
}

const Values = ({ list }: { list: { label: string; words: string }[] }) => {
  const words = useMessages(translationsAdmin);
  return list.map(({ label, words: value }) => (
    <Text key={label} size="sm" className="admin-words">
      <b>{label}</b> {value || words.emptyValue}
    </Text>
  ));
};

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
