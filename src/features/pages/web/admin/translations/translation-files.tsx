import { Alert, Button, List, Menu, Stack, Text } from '@mantine/core';
import { IconFileExport, IconFileImport, IconWorldUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Language } from '../../../../../lib/messages/languages.ts';
import type { TranslationImport, TranslationProgress } from '../../../translations-contract.ts';
import { callTranslations, languageName, progressQuery } from './translation-calls.ts';

const SIZE = 16;
const plural = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** Files for a translator: all texts out, their translations in as drafts. */
export function FileMenu({ language }: { language: Language }) {
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
            Export and import
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>All texts in {languageName(language)}</Menu.Label>
          <Menu.Item
            component="a"
            href={`${address}.xliff`}
            download
            leftSection={<IconFileExport size={SIZE} aria-hidden />}
          >
            Export as XLIFF
          </Menu.Item>
          <Menu.Item
            component="a"
            href={`${address}.csv`}
            download
            leftSection={<IconFileExport size={SIZE} aria-hidden />}
          >
            Export as CSV
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconFileImport size={SIZE} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            Import XLIFF or CSV
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={chooser}
        type="file"
        accept=".xliff,.xlf,.csv,text/csv"
        aria-label="File with translations"
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

const summaryOf = ({ saved, unchanged }: TranslationImport): string =>
  [
    saved > 0
      ? `${plural(saved, 'text')} saved as ${saved === 1 ? 'a draft' : 'drafts'}.`
      : 'Nothing to import.',
    unchanged > 0 ? `${plural(unchanged, 'text')} unchanged.` : '',
  ]
    .filter(Boolean)
    .join(' ');

function ResultDialog({ result, onClose }: { result: TranslationImport; onClose: () => void }) {
  const { failed, problems } = result;
  return (
    <Dialog onClose={onClose} title="Import finished">
      <Stack>
        <Text size="sm">{summaryOf(result)}</Text>
        <Alert color="orange" title={`${plural(failed, 'text')} couldn’t be imported`}>
          <List size="sm">
            {problems.map(({ item, problem }, at) => (
              <List.Item key={at} className="admin-words">
                {item ? `${item}: ${problem}` : problem}
              </List.Item>
            ))}
          </List>
          {failed > problems.length && (
            <Text size="sm" mt="xs">
              … and {(failed - problems.length).toLocaleString('en')} more.
            </Text>
          )}
        </Alert>
      </Stack>
    </Dialog>
  );
}

/** Publishes every draft of a language, one after the other. */
export function PublishAll({ all, language }: { all: readonly TranslationProgress[]; language: Language }) {
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
    onSuccess: () => tell(`${plural(waiting.length, 'translation')} published.`),
    onSettled: () => {
      setAsks(false);
      return queries.invalidateQueries({ queryKey: progressQuery(language).queryKey });
    },
  });
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
        Publish all
      </Button>
      {asks && (
        <Dialog
          onClose={() => setAsks(false)}
          title={`Publish ${plural(waiting.length, 'translation')} in ${languageName(language)}?`}
        >
          <Stack>
            <Text size="sm">
              Visitors see these translations at once. You can unpublish each of them later.
            </Text>
            {unchecked > 0 && (
              <Alert color="orange">
                {plural(unchecked, 'text')}{' '}
                {unchecked === 1 ? 'is a machine translation' : 'are machine translations'} that nobody has
                checked yet.
              </Alert>
            )}
            <Button
              loading={publishing.isPending}
              onClick={() => publishing.mutate()}
              style={{ alignSelf: 'end' }}
            >
              Publish {plural(waiting.length, 'translation')}
            </Button>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
