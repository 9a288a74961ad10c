import { Alert, Button, Card, Checkbox, Group, Progress, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import type { EntryImport } from '../../../import-contract.ts';
import { CONTENT_KEY, typePath } from '../entry-calls.ts';
import { countOf, inSentence } from '../type-labels.ts';
import { TypeFrame } from '../types/type-frame.tsx';
import { callImports, importQuery, importsQuery } from './import-calls.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  type: ContentType;
  shown: EntryImport;
}

/** How many entries will be added and updated, and how many can’t be imported. */
function Expected({ type, shown, updates }: Props & { updates: boolean }) {
  const words = useMessages(entrySettingsAdmin);
  return (
    <Text role="status">
      <Sentence
        say={(gap) =>
          updates ? words.willBeAddedAnd({ entries: gap }) : words.willBeAdded({ entries: gap })
        }
      >
        <strong>{countOf(type, shown.fresh)}</strong>
      </Sentence>
      {updates && (
        <>
          {' '}
          <Sentence say={(gap) => words.countUpdated({ count: gap })}>
            <strong>{shown.total - shown.fresh}</strong>
          </Sentence>
        </>
      )}
      {shown.wrong > 0 && ` ${words.cantBeImported({ count: String(shown.wrong) })}`}
    </Text>
  );
}

/** The preview of an import, with its options. */
function Preview({ type, shown }: Props) {
  const words = useMessages(entrySettingsAdmin);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [publish, setPublish] = useState(false);
  const [overwrite, setOverwrite] = useState(true);
  const params = { id: shown._id };
  const start = useMutation({
    mutationFn: () =>
      callImports('POST /api/entry-import/{id}/start', { params, body: { publish, overwrite } }),
    onSuccess: (now) => queries.setQueryData(importQuery(now._id).queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey: importQuery(shown._id).queryKey }),
  });
  const forget = useMutation({
    mutationFn: () => callImports('DELETE /api/entry-import/{id}', { params }),
    onSuccess: async () => {
      await navigate(typePath(type, '/import'));
      await queries.invalidateQueries({ queryKey: importsQuery(type._id).queryKey });
    },
  });
  const known = shown.total - shown.fresh;
  const count = overwrite ? shown.total : shown.fresh;
  const updates = known > 0 && overwrite;
  const unused = shown.columns.filter(({ target }) => target === '').map(({ name }) => name);
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Expected {...{ type, shown, updates }} />
        {unused.length > 0 && (
          <Text size="sm" c="dimmed" className="admin-words">
            {words.notImported({ columns: unused.join(', ') })}
          </Text>
        )}
        <Checkbox
          label={words.publishThatArentDraftsIn({ plural: inSentence(type.plural) })}
          description={words.thoseWithALaterDate}
          checked={publish}
          onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        />
        {known > 0 && (
          <Checkbox
            label={words.updateWithTheSameAddress({
              count: known,
              number: String(known),
              one: inSentence(type.name),
              many: inSentence(type.plural),
            })}
            description={words.turnOffToLeaveThem}
            checked={overwrite}
            onChange={({ currentTarget }) => setOverwrite(currentTarget.checked)}
          />
        )}
        {!may('publish', 'write') && (
          <Text size="sm" c="dimmed">
            {words.yourRoleCantStartAn}
          </Text>
        )}
        <Group>
          <Button
            disabled={count === 0 || !may('publish', 'write')}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            {words.importCount({ entries: countOf(type, count) })}
          </Button>
          <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
            {words.discardImport}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function sayDone({ created, updated, failed }: EntryImport): string {
  const words = messagesNow(entrySettingsAdmin);
  const counts = { created: String(created), updated: String(updated) };
  return failed > 0 ? words.doneWithFailures({ ...counts, failed: String(failed) }) : words.done(counts);
}

function Running({ type, shown }: Props) {
  const words = useMessages(entrySettingsAdmin);
  const part = shown.total === 0 ? 100 : (shown.done / shown.total) * 100;
  const over = shown.status === 'done';
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Progress.Root size="xl">
          <Progress.Section value={part} aria-label={words.entriesSaved} animated={!over} />
        </Progress.Root>
        <Text role="status">
          {over
            ? sayDone(shown)
            : words.ofSaved({ done: String(shown.done), entries: countOf(type, shown.total) })}
        </Text>
        {!over && (
          <Text size="sm" c="dimmed">
            {words.youCanLeaveThisPage}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Detail({ type, id }: { type: ContentType; id: string }) {
  const words = useMessages(entrySettingsAdmin);
  const back = {
    to: typePath(type, '/import'),
    label: words.importEntries({ plural: inSentence(type.plural) }),
  };
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(importQuery(id));
  const over = data?.status === 'done';
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: CONTENT_KEY });
  }, [over, queries]);
  if (!data)
    return (
      <>
        <PageHeader title={words.import} back={back} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
      </>
    );
  return (
    <>
      <PageHeader title={data.fileName || words.file} back={back} />
      <Stack gap="lg" maw="60rem">
        {data.status === 'reading' && (
          <Alert color="orange" icon={<IconInfoCircle />}>
            {words.thisFileWasntReadCompletely}
          </Alert>
        )}
        {data.status === 'preview' && <Preview type={type} shown={data} />}
        {data.status === 'preview' && <ImportColumns type={type} shown={data} />}
        {data.status !== 'preview' && data.status !== 'reading' && <Running type={type} shown={data} />}
        <ImportRows shown={data} />
      </Stack>
    </>
  );
}

/** An import: its preview, progress and result. */
export function ImportDetail() {
  const { type = '', id = '' } = useParams();
  return <TypeFrame id={type}>{(found) => <Detail key={id} type={found} id={id} />}</TypeFrame>;
}
