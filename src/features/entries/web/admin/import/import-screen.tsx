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

const stateOf = ({ status, created, updated, failed, done, total }: EntryImport): string => {
  if (status === 'preview') return 'Not imported yet';
  if (status === 'done')
    return `${created} added, ${updated} updated${failed > 0 ? `, ${failed} failed` : ''}`;
  return status === 'reading' ? 'Reading…' : `${done} of ${total}`;
};

function Screen({ type }: { type: ContentType }) {
  const plural = inSentence(type.plural);
  return (
    <>
      <PageHeader
        title={`Import ${plural}`}
        lead="You can review everything before it’s saved."
        back={{ to: typePath(type), label: type.page.name }}
      />
      <Stack gap="lg" maw="46rem">
        <Card withBorder padding="lg">
          <Stack align="flex-start" gap="sm">
            <ChooseImport
              multiple
              accept=".csv,.tsv,.txt,text/csv,.md,.markdown,text/markdown,.zip,application/zip"
              icon={<IconTableImport size={18} />}
              send={(files, onPart) => sendEntries(type._id, files, onPart)}
              listKey={importsQuery(type._id).queryKey}
              base={typePath(type, '/import')}
            >
              Choose files
            </ChooseImport>
            <Text size="sm">You can import:</Text>
            <List size="sm" c="dimmed">
              <List.Item>
                A CSV file with the names of the columns in its first row. You choose which column is which
                field.
              </List.Item>
              <List.Item>
                Markdown files (.md), several at once or as a ZIP, with title, date and tags in front matter.
              </List.Item>
            </List>
            <Text size="sm" c="dimmed">
              To change many {plural} at once, export them as CSV, edit the file and import it again.
            </Text>
            <Button component="a" href={`/api/content-types/${type._id}/entries.csv`} variant="default">
              Export as CSV
            </Button>
          </Stack>
        </Card>
        <FormerImports
          imports={useQuery(importsQuery(type._id)).data}
          base={typePath(type, '/import')}
          titleOf={({ fileName }) => fileName || 'File'}
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
