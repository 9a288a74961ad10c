import { Alert, Anchor, Button, Group, Kbd, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconExternalLink, IconEyeOff, IconInfoCircle, IconWorldUpload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useParams } from 'react-router';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { AdminNotFound } from '../../../../../lib/admin-ui/not-found.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import { languageOf } from '../../../../../lib/messages/languages.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Translation, TranslationText } from '../../../translations-contract.ts';
import { callTranslations, languageIn, languageName, translationQuery } from './translation-calls.ts';
import { confirmUnchecked, MachineActions, MachineFailures } from './machine-parts.tsx';
import { isBlank, type Section, useSections } from './text-order.ts';
import { FIELD, type RowProps, TranslationRow } from './translation-row.tsx';
import { TranslationBlocks } from './translation-blocks.tsx';
import { StateBadge } from './translation-state.tsx';
import css from './translations.module.css';
import { type MachineWork, useMachine } from './use-machine.ts';
import { type TranslationWork, useTranslation } from './use-translation.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';

/** The translator's screen: original and translation side by side, saved while it is written. */
export function Translate() {
  const { language: code, subject = '' } = useParams();
  return (
    <Loaded query={useWebsite()}>
      {({ languages, locale }) => {
        const language = languageIn(code, languages);
        if (!language) return <AdminNotFound />;
        return (
          <Loading
            key={`${language} ${subject}`}
            language={language}
            subject={subject}
            main={languageOf(locale)}
          />
        );
      }}
    </Loaded>
  );
}

function Loading({ language, subject, main }: { language: Language; subject: string; main: Language }) {
  const query = useQuery(translationQuery(language, subject));
  return (
    <Loaded query={query}>{(translation) => <Translator translation={translation} main={main} />}</Loaded>
  );
}

function Translator({ translation, main }: { translation: Translation; main: Language }) {
  const words = useMessages(translationsAdmin);
  const { language, name, texts, state } = translation;
  const list = useRef<HTMLDivElement>(null);
  const work = useTranslation(translation);
  const { sections, sortAnew } = useSections(texts);
  const machine = useMachine(translation, work, sortAnew);
  const isOutdated = ({ was }: TranslationText) => was !== null;
  const done = texts.filter((text) => !isBlank(work.textOf(text))).length;
  const outdated = texts.filter(isOutdated).length;
  const unchecked = texts.filter((text) => work.isMachine(text)).length;
  return (
    <>
      <PageHeader
        title={`${name}: ${languageName(language)}`}
        lead={`${words.textsDone({ translated: done, texts: texts.length, outdated, unchecked })}.`}
        back={{ to: `/admin/pages/translations?language=${language}`, label: words.translations }}
        aside={<StateBadge state={state} />}
      >
        <Actions translation={translation} work={work} machine={machine} />
      </PageHeader>
      <Text visibleFrom="sm" size="sm" c="dimmed" mb="md">
        <Sentence say={(gap) => words.pressToGoOn({ keys: gap })}>
          <Kbd>{words.ctrl}</Kbd> + <Kbd>{words.enter}</Kbd>
        </Sentence>{' '}
        <Sentence say={(gap) => words.pressToGoBack({ keys: gap })}>
          <Kbd>{words.ctrl}</Kbd> + <Kbd>{words.shift}</Kbd> + <Kbd>{words.enter}</Kbd>
        </Sentence>
      </Text>
      {translation.image && (
        <img
          src={variantOf(translation.image, 'w320.webp') ?? translation.image}
          alt=""
          className={css.image}
        />
      )}
      <Problem work={work} />
      <MachineFailures failures={machine.failures} dismiss={machine.dismiss} />
      <Stack gap="xl" maw={1100} ref={list} onKeyDownCapture={(event) => goOn(event, list.current)}>
        {sections.map((section) => (
          <Texts
            key={section.need}
            section={section}
            from={main}
            to={language}
            work={work}
            machine={machine}
          />
        ))}
        {texts.length === 0 && <Text c="dimmed">{words.thereIsNoTextTo}</Text>}
        <TranslationBlocks translation={translation} from={main} work={work} />
      </Stack>
      <UnsavedGuard unsaved={work.isUnsaved} saveFirst={work.flush} />
    </>
  );
}

const headings = {
  outdated: 'outdatedTexts',
  untranslated: 'textsNotTranslated',
  unchecked: 'textsNotChecked',
  done: 'translatedTexts',
} as const satisfies Record<Section['need'], string>;

interface TextsProps extends Omit<RowProps, 'text'> {
  section: Section;
}

/** The texts that need the same, block by block. */
function Texts({ section: { need, blocks }, ...row }: TextsProps) {
  const words = useMessages(translationsAdmin);
  const id = useId();
  return (
    <section aria-labelledby={id} data-need={need}>
      <Title order={2} size="h4" mb="sm" id={id}>
        {words[headings[need]]}
      </Title>
      <Stack gap="lg">
        {blocks.map(({ label, texts }, index) => (
          <div key={index} role="group" aria-label={label || words.page}>
            <Title order={3} size="h5" mb="xs">
              {label || words.page}
            </Title>
            <Stack component="ul" gap="xs" className={css.list ?? ''}>
              {texts.map((text) => (
                <TranslationRow key={text.key} text={text} {...row} />
              ))}
            </Stack>
          </div>
        ))}
      </Stack>
    </section>
  );
}

/** Ctrl+Enter leads to the next text that needs somebody, with Shift to the previous one; the editor of a text would break its line. */
function goOn(event: KeyboardEvent, list: HTMLElement | null) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !list) return;
  event.preventDefault();
  event.stopPropagation();
  const rows = [...list.querySelectorAll('[data-text]')];
  const here = rows.findIndex((row) => row.contains(event.target as Node));
  const others = [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))];
  const isOpen = (row: Element) => row.hasAttribute('data-open');
  const next = event.shiftKey ? others.findLast(isOpen) : others.find(isOpen);
  next?.querySelector<HTMLElement>(FIELD)?.focus();
}

function Problem({ work }: { work: TranslationWork }) {
  const words = useMessages(translationsAdmin);
  const { state, error } = work.saving;
  if (state !== 'failed') return null;
  return (
    <Alert color="orange" role="alert" icon={<IconInfoCircle />} mb="md">
      {words.yourTranslationCouldntBeSaved({ reason: sentenceOf(error) })}
    </Alert>
  );
}

const viewLabel = (kind: Translation['kind']): string => {
  const words = messagesNow(translationsAdmin);
  switch (kind) {
    case 'product':
      return words.viewProduct;
    case 'service':
      return words.viewService;
    case 'collection':
      return words.viewCollection;
    default:
      return words.viewPage;
  }
};

const saveLabels = { saved: 'saved', waiting: 'saving', saving: 'saving', failed: 'notSaved' } as const;

interface ActionsProps {
  translation: Translation;
  work: TranslationWork;
  machine: MachineWork;
}

function Actions({ translation, work, machine }: ActionsProps) {
  const words = useMessages(translationsAdmin);
  const { language, subject, kind, state, path, texts } = translation;
  const queries = useQueryClient();
  const publishButton = useRef<HTMLButtonElement>(null);
  const keep = (changed: Translation) =>
    queries.setQueryData(translationQuery(language, subject).queryKey, changed);
  const publish = useMutation({
    mutationFn: async () =>
      (await work.flush())
        ? callTranslations('POST /api/translation/{language}/{subject}/publish', {
            params: { language, subject },
          })
        : null,
    onSuccess: (published) => {
      if (!published) return;
      keep(published);
      tell(words.translationPublished, path ? { label: viewLabel(kind), href: path } : undefined);
    },
  });
  const unpublish = useMutation({
    mutationFn: () =>
      callTranslations('POST /api/translation/{language}/{subject}/unpublish', {
        params: { language, subject },
      }),
    onSuccess: (changed) => {
      keep(changed);
      tell(words.translationUnpublished);
      publishButton.current?.focus();
    },
  });
  const isRefused = work.isUnsaved && work.saving.state === 'saved';
  const isPublic = state === 'published' || state === 'changed';
  const hasNothingNew = !work.isUnsaved && (state === 'published' || state === 'none');
  const isIdle = publish.isPending || hasNothingNew;
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {work.isUnsaved || state !== 'none'
          ? words[saveLabels[isRefused ? 'failed' : work.saving.state]]
          : ''}
      </Text>
      <MachineActions texts={texts} work={work} machine={machine} />
      {path && isPublic && (
        <Anchor href={path} target="_blank" size="sm">
          {viewLabel(kind)} <IconExternalLink size={13} aria-hidden />
        </Anchor>
      )}
      {isPublic && may('publish', 'write') && (
        <Button
          variant="default"
          leftSection={<IconEyeOff size={16} aria-hidden />}
          onClick={() => confirmUnpublish(translation, () => unpublish.mutate())}
        >
          {words.unpublish}
        </Button>
      )}
      {may('publish', 'write') && (
        <Button
          ref={publishButton}
          leftSection={<IconWorldUpload size={16} aria-hidden />}
          // Disabled once it has published, it would lose the focus.
          aria-disabled={isIdle}
          data-disabled={isIdle || undefined}
          onClick={() =>
            !isIdle && confirmUnchecked(texts.filter(work.isMachine).length, () => publish.mutate())
          }
        >
          {words.publishTranslation}
        </Button>
      )}
    </Group>
  );
}

const confirmUnpublish = ({ name, language }: Translation, onConfirm: () => void) => {
  const words = messagesNow(translationsAdmin);
  return modals.openConfirmModal({
    title: words.unpublishIn({ name, language: languageName(language) }),
    children: <Text size="sm">{words.visitorsNoLongerSeeThis}</Text>,
    labels: { confirm: words.unpublishTranslation, cancel: words.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
};
