import { Button, Card, List, Stack, Text } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ChooseImport, FormerImports } from '../../../../../lib/admin-ui/imports.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { ContentType } from '../../../entry-shapes.ts';
import type { EntryImport } from '../../../import-contract.ts';
import { typePath } from '../entry-calls.ts';
import { inSentence } from '../type-labels.ts';
import { TypeFrame } from '../types/type-frame.tsx';
import { importsQuery, sendEntries } from './import-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

const stateOf = ({ status, created, updated, failed, done, total }: EntryImport): string => {
  const words = messagesNow(entrySettingsAdmin);
  if (status === 'preview') return words.notImportedYet;
  if (status === 'done')
    return failed > 0
      ? words.importedWithFailures({
          created: String(created),
          updated: String(updated),
          failed: String(failed),
        })
      : words.imported({ created: String(created), updated: String(updated) });
  return status === 'reading' ? words.reading : words.doneOf({ done: String(done), total: String(total) });
};

function Screen({ type }: { type: ContentType }) {
  const words = useMessages(entrySettingsAdmin);
  const plural = inSentence(type.plural);
  return (
    <>
      <PageHeader
        title={words.importEntries({ plural })}
        lead={words.youCanReviewEverythingBefore}
        back={{ to: typePath(type), label: type.page.name }}
      />
      <Stack gap="lg" maw="46rem">
        <Card withBorder padding="lg">
          <Stack align="flex-start" gap="sm">
            <ChooseImport
              multiple
              accept=".csv,.tsv,.txt,text/csv,.json,application/json,.md,.markdown,text/markdown,.zip,application/zip"
              icon={<IconTableImport size={18} />}
              send={(files, onPart) => sendEntries(type._id, files, onPart)}
              listKey={importsQuery(type._id).queryKey}
              base={typePath(type, '/import')}
            >
              {words.chooseFiles}
            </ChooseImport>
            <Text size="sm">{words.youCanImport}</Text>
            <List size="sm" c="dimmed">
              <List.Item>{words.aCsvFileWithThe}</List.Item>
              <List.Item>{words.markdownFilesMdSeveralAt}</List.Item>
              <List.Item>{words.aJsonFile}</List.Item>
            </List>
            <Text size="sm" c="dimmed">
              {words.toChangeManyAtOnce({ plural })}
            </Text>
            <Button component="a" href={`/api/content-types/${type._id}/entries.csv`} variant="default">
              {words.exportAsCsv}
            </Button>
          </Stack>
        </Card>
        <FormerImports
          imports={useQuery(importsQuery(type._id)).data}
          base={typePath(type, '/import')}
          titleOf={({ fileName }) => fileName || words.file}
          stateOf={stateOf}
        />
      </Stack>
    </>
  );
}

/** Uploads files of entries, which are previewed before anything is saved. */
export function ImportScreen() {
  const { type = '' } = useParams();
  return <TypeFrame id={type}>{(found) => <Screen type={found} />}</TypeFrame>;
}
