import { Alert, Button, Card, FileButton, List, Progress, Stack, Text } from '@mantine/core';
import { IconInfoCircle, IconTableImport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { FormerImports } from '../../../../../lib/admin-ui/imports.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import type { EntryImport } from '../../../import-contract.ts';
import { typePath } from '../entry-calls.ts';
import { inSentence } from '../type-words.ts';
import { TypeFrame } from '../types/type-frame.tsx';
import { importsQuery, sendEntries } from './import-calls.ts';

const stateOf = ({ status, created, updated, failed, done, total }: EntryImport): string => {
  if (status === 'preview') return 'Not imported yet';
  if (status === 'done')
    return `${created} added, ${updated} updated${failed > 0 ? `, ${failed} failed` : ''}`;
  return status === 'reading' ? 'Reading…' : `${done} of ${total}`;
};

function ChooseFiles({ type }: { type: ContentType }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [part, setPart] = useState(0);
  const sending = useMutation({
    mutationFn: (files: File[]) => sendEntries(type._id, files, setPart),
    meta: { quiet: true },
    onSuccess: async ({ _id }) => {
      await queries.invalidateQueries({ queryKey: importsQuery(type._id).queryKey });
      await navigate(typePath(type, `/import/${_id}`));
    },
  });
  return (
    <>
      <FileButton
        multiple
        accept=".csv,.tsv,.txt,text/csv,.md,.markdown,text/markdown,.zip,application/zip"
        onChange={(files) => {
          setPart(0);
          if (files.length > 0) sending.mutate(files);
        }}
      >
        {(props) => (
          <Button {...props} loading={sending.isPending} leftSection={<IconTableImport size={18} />}>
            Choose files
          </Button>
        )}
      </FileButton>
      {sending.isPending && (
        <Progress.Root size="lg" w="100%">
          <Progress.Section value={part * 100} aria-label="Import progress" />
        </Progress.Root>
      )}
      {sending.error && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert" w="100%">
          {sentenceOf(sending.error)}
        </Alert>
      )}
    </>
  );
}

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
            <ChooseFiles type={type} />
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
