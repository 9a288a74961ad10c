import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconLanguage } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Language } from '../../../../../lib/messages/languages.ts';
import type { TranslationRun } from '../../../machine-translation-contract.ts';
import type { TranslationProgress } from '../../../translations-contract.ts';
import { callMachine, runQuery, useServiceName } from './machine-calls.ts';
import { languageName, progressQuery } from './translation-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';

interface Props {
  all: readonly TranslationProgress[];
  language: Language;
}

/** Translates everything that is missing in a language, in the background. */
export function TranslationRunPanel({ all, language }: Props) {
  const { data } = useQuery(runQuery(language));
  const run = data?.run ?? null;
  useRefreshedProgress(run, language);
  const missing = all.reduce((sum, each) => sum + each.missing, 0);
  if (run?.status === 'running') return <Running run={run} language={language} />;
  return run && missing > 0 ? <Ended run={run} /> : null;
}

/** Begins it, while none is running and something is missing. */
export function TranslateMissing({ all, language }: Props) {
  const name = useServiceName();
  const { data } = useQuery(runQuery(language));
  const missing = all.reduce((sum, each) => sum + each.missing, 0);
  if (
    name === null ||
    missing === 0 ||
    !data ||
    data.run?.status === 'running' ||
    !may('translations', 'write')
  )
    return null;
  return <StartButton name={name} missing={missing} language={language} />;
}

/** The list follows the job. */
function useRefreshedProgress(run: TranslationRun | null, language: Language) {
  const queries = useQueryClient();
  const key = run && `${run.createdAt} ${run.status} ${run.done} ${run.failed}`;
  const seen = useRef<string | null>(null);
  const was = useRef<TranslationRun['status'] | undefined>(undefined);
  useEffect(() => {
    if (key !== null && seen.current !== null && key !== seen.current)
      void queries.invalidateQueries({ queryKey: progressQuery(language).queryKey });
    if (was.current === 'running' && run?.status === 'done')
      tell(messagesNow(translationsAdmin).translated({ count: run.done }));
    seen.current = key;
    was.current = run?.status;
  }, [key, run, language, queries]);
}

function StartButton({ name, missing, language }: { name: string; missing: number; language: Language }) {
  const words = useMessages(translationsAdmin);
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => callMachine('POST /api/translation-run/{language}', { params: { language }, body: {} }),
    onSuccess: (begun) => queries.setQueryData(runQuery(language).queryKey, begun),
  });
  const ask = () =>
    modals.openConfirmModal({
      title: words.translateIntoWith({
        count: missing,
        language: languageName(language),
        name,
      }),
      children: <Text size="sm">{words.theyreSavedAsDraftsMarked({ name })}</Text>,
      labels: { confirm: words.translateTexts({ count: missing }), cancel: words.cancel },
      onConfirm: () => start.mutate(),
    });
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconLanguage size={16} aria-hidden />}
      loading={start.isPending}
      onClick={ask}
    >
      {words.translateEverythingMissing}
    </Button>
  );
}

function Running({ run, language }: { run: TranslationRun; language: Language }) {
  const words = useMessages(translationsAdmin);
  const { texts, done, failed, sentence } = run;
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: () =>
      callMachine('POST /api/translation-run/{language}/stop', { params: { language }, body: {} }),
    onSuccess: (stopped) => {
      queries.setQueryData(runQuery(language).queryKey, stopped);
      tell(words.translationStopped);
    },
  });
  return (
    <Alert color="blue" title={words.translatingInto({ language: languageName(language) })}>
      <Stack gap="xs">
        <Text size="sm" role="status">
          {words.runningDone({ done, count: texts, failed })}
        </Text>
        <Progress
          value={texts === 0 ? 100 : (100 * (done + failed)) / texts}
          aria-label={words.textsTranslated}
        />
        {sentence && <Text size="sm">{sentence}</Text>}
        <Group>
          <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            {words.stop}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** What became of the last one, while something is missing. */
function Ended({ run: { status, done, failed, sentence, finishedAt } }: { run: TranslationRun }) {
  const words = useMessages(translationsAdmin);
  if (status === 'done' && failed === 0) return null;
  const titles = {
    failed: words.translationFailed,
    stopped: words.translationStoppedTitle,
    done: words.translationFinished,
  };
  return (
    <Alert color={status === 'failed' ? 'orange' : 'gray'} title={titles[status as keyof typeof titles]}>
      <Text size="sm">
        {sentence} {words.endedDone({ count: done, failed })}
      </Text>
      {finishedAt && (
        <Text size="sm" c="dimmed">
          <Ago at={finishedAt} />
        </Text>
      )}
    </Alert>
  );
}
