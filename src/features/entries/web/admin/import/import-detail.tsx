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

interface Props {
  type: ContentType;
  shown: EntryImport;
}

/** The preview of an import, with its options. */
function Preview({ type, shown }: Props) {
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
  const unused = shown.columns.filter(({ target }) => target === '').map(({ name }) => name);
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Text role="status">
          <strong>{countOf(type, shown.fresh)}</strong> will be added
          {known > 0 && overwrite && (
            <>
              {' '}
              and <strong>{known}</strong> updated
            </>
          )}
          .
          {shown.wrong > 0 &&
            ` ${shown.wrong === 1 ? '1 can’t' : `${shown.wrong} can’t`} be imported. See the reasons below.`}
        </Text>
        {unused.length > 0 && (
          <Text size="sm" c="dimmed" className="admin-words">
            Not imported: {unused.join(', ')}.
          </Text>
        )}
        <Checkbox
          label={`Publish ${inSentence(type.plural)} that aren’t drafts in the file`}
          description="Those with a later date are scheduled. Leave off to check everything as drafts first."
          checked={publish}
          onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        />
        {known > 0 && (
          <Checkbox
            label={`Update ${known === 1 ? `1 ${inSentence(type.name)}` : `${known} ${inSentence(type.plural)}`} with the same address`}
            description="Turn off to leave them as they are."
            checked={overwrite}
            onChange={({ currentTarget }) => setOverwrite(currentTarget.checked)}
          />
        )}
        {!may('publish', 'write') && (
          <Text size="sm" c="dimmed">
            Your role can’t start an import. Ask an administrator.
          </Text>
        )}
        <Group>
          <Button
            disabled={count === 0 || !may('publish', 'write')}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            Import {countOf(type, count)}
          </Button>
          <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
            Discard import
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function Running({ type, shown }: Props) {
  const part = shown.total === 0 ? 100 : (shown.done / shown.total) * 100;
  const over = shown.status === 'done';
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Progress.Root size="xl">
          <Progress.Section value={part} aria-label="Entries saved" animated={!over} />
        </Progress.Root>
        <Text role="status">
          {over
            ? `Done: ${shown.created} added, ${shown.updated} updated${shown.failed > 0 ? `, ${shown.failed} couldn’t be saved` : ''}.`
            : `${shown.done} of ${countOf(type, shown.total)} saved.`}
        </Text>
        {!over && (
          <Text size="sm" c="dimmed">
            You can leave this page. The import continues and is listed under “Recent imports”.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Detail({ type, id }: { type: ContentType; id: string }) {
  const back = { to: typePath(type, '/import'), label: `Import ${inSentence(type.plural)}` };
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(importQuery(id));
  const over = data?.status === 'done';
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: CONTENT_KEY });
  }, [over, queries]);
  if (!data)
    return (
      <>
        <PageHeader title="Import" back={back} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
      </>
    );
  return (
    <>
      <PageHeader title={data.fileName || 'File'} back={back} />
      <Stack gap="lg" maw="60rem">
        {data.status === 'reading' && (
          <Alert color="orange" icon={<IconInfoCircle />}>
            This file wasn’t read completely. Choose it again.
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
