import { Alert, Button, List, Menu, Stack, Text } from '@mantine/core';
import { IconFileExport, IconFileImport, IconWorldUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Language } from '../../../../../lib/messages/languages.ts';
import type { TranslationImport, TranslationProgress } from '../../../translations-contract.ts';
import { callTranslations, languageName, progressQuery } from './translation-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';

const SIZE = 16;

/** Files for a translator: all texts out, their translations in as drafts. */
export function FileMenu({ language }: { language: Language }) {
  const words = useMessages(translationsAdmin);
  const queries = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<TranslationImport | null>(null);
  const importing = useMutation({
    mutationFn: async (file: File) =>
      callTranslations('POST /api/translation-file/{language}', {
        params: { language },
        body: { content: await file.text() },
      }),
    onSuccess: async (found) => {
      await queries.invalidateQueries({ queryKey: progressQuery(language).queryKey });
      if (found.failed > 0) setResult(found);
      else tell(summaryOf(found));
    },
  });
  const address = `/api/translation-file/${language}/texts`;
  return (
    <>
      <Menu position="bottom-end" width={260} shadow="md">
        <Menu.Target>
          <Button variant="default" size="xs" loading={importing.isPending}>
            {words.exportAndImport}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{words.allTextsIn({ language: languageName(language) })}</Menu.Label>
          <Menu.Item
            component="a"
            href={`${address}.xliff`}
            download
            leftSection={<IconFileExport size={SIZE} aria-hidden />}
          >
            {words.exportAsXliff}
          </Menu.Item>
          <Menu.Item
            component="a"
            href={`${address}.csv`}
            download
            leftSection={<IconFileExport size={SIZE} aria-hidden />}
          >
            {words.exportAsCsv}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconFileImport size={SIZE} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            {words.importXliffOrCsv}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={chooser}
        type="file"
        accept=".xliff,.xlf,.csv,text/csv"
        aria-label={words.fileWithTranslations}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again once it is mended.
          currentTarget.value = '';
          if (file) importing.mutate(file);
        }}
      />
      {result && <ResultDialog result={result} onClose={() => setResult(null)} />}
    </>
  );
}

const summaryOf = ({ saved, unchanged }: TranslationImport): string => {
  const words = messagesNow(translationsAdmin);
  return [
    saved > 0 ? words.savedAsDrafts({ count: saved }) : words.nothingToImport,
    unchanged > 0 ? words.unchanged({ count: unchanged }) : '',
  ]
    .filter(Boolean)
    .join(' ');
};

function ResultDialog({ result, onClose }: { result: TranslationImport; onClose: () => void }) {
  const words = useMessages(translationsAdmin);
  const { failed, problems } = result;
  return (
    <Dialog onClose={onClose} title={words.importFinished}>
      <Stack>
        <Text size="sm">{summaryOf(result)}</Text>
        <Alert color="orange" title={words.couldntBeImported({ count: failed })}>
          <List size="sm">
            {problems.map(({ item, problem }, at) => (
              <List.Item key={at} className="admin-words">
                {item ? `${item}: ${problem}` : problem}
              </List.Item>
            ))}
          </List>
          {failed > problems.length && (
            <Text size="sm" mt="xs">
              {words.andMore({ count: failed - problems.length })}
            </Text>
          )}
        </Alert>
      </Stack>
    </Dialog>
  );
}

/** Publishes every draft of a language, one after the other. */
export function PublishAll({ all, language }: { all: readonly TranslationProgress[]; language: Language }) {
  const words = useMessages(translationsAdmin);
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const waiting = all.filter(({ state }) => state === 'draft' || state === 'changed');
  const unchecked = waiting.reduce((sum, each) => sum + each.unchecked, 0);
  const publishing = useMutation({
    mutationFn: async () => {
      for (const { subject } of waiting)
        await callTranslations('POST /api/translation/{language}/{subject}/publish', {
          params: { language, subject },
        });
    },
    onSuccess: () => tell(words.translationsPublished({ count: waiting.length })),
    onSettled: () => {
      setAsks(false);
      return queries.invalidateQueries({ queryKey: progressQuery(language).queryKey });
    },
  });
  const isAllDone = waiting.length === 0 && publishing.isSuccess;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isAllDone && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.admin-title')?.focus();
  }, [isAllDone]);
  if (waiting.length === 0 || !may('publish', 'write')) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconWorldUpload size={SIZE} aria-hidden />}
        loading={publishing.isPending}
        onClick={() => setAsks(true)}
        style={{ alignSelf: 'start' }}
      >
        {words.publishAll}
      </Button>
      {asks && (
        <Dialog
          onClose={() => setAsks(false)}
          title={words.publishIn({
            count: waiting.length,
            language: languageName(language),
          })}
        >
          <Stack>
            <Text size="sm">{words.visitorsSeeTheseTranslationsAt}</Text>
            {unchecked > 0 && (
              <Alert color="orange">{words.machineTranslationsUnchecked({ count: unchecked })}</Alert>
            )}
            <Button
              loading={publishing.isPending}
              onClick={() => publishing.mutate()}
              style={{ alignSelf: 'end' }}
            >
              {words.publishTranslations({ count: waiting.length })}
            </Button>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
