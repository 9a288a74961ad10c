import { Card, NativeSelect, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { ContentType } from '../../../entry-shapes.ts';
import type { EntryImport } from '../../../import-contract.ts';
import { callImports, importQuery, targetChoices } from './import-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  type: ContentType;
  shown: EntryImport;
}

const headings = { csv: 'columns', markdown: 'frontMatter', json: 'keys' } as const;

const choicesOf = ({ fields }: ContentType) => {
  const words = messagesNow(entrySettingsAdmin);
  return [
    { value: '', label: words.dontImport },
    ...targetChoices(),
    ...fields
      .filter(({ retired }) => !retired)
      .map(({ key, label }) => ({ value: `field:${key}`, label: words.fieldNamed({ label }) })),
  ];
};

/** What each column of the file is imported as. A choice is checked at once against all rows. */
export function ImportColumns({ type, shown }: Props) {
  const words = useMessages(entrySettingsAdmin);
  const queries = useQueryClient();
  const params = { id: shown._id };
  const put = useMutation({
    mutationFn: (targets: string[]) =>
      callImports('PUT /api/entry-import/{id}/columns', { params, body: { targets } }),
    meta: { quiet: true },
    onSuccess: async (now) => {
      queries.setQueryData(importQuery(now._id).queryKey, now);
      await queries.invalidateQueries({ queryKey: ['entry-import', now._id, 'rows'] });
    },
    onError: tellError,
  });
  const targets = put.isPending ? put.variables : shown.columns.map(({ target }) => target);
  const choices = choicesOf(type);
  // A field takes one column: the one that had it before is then not imported.
  const choose = (at: number, target: string) =>
    put.mutate(targets.map((each, other) => (other === at ? target : each === target ? '' : each)));
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="columns">
      <Stack gap="sm">
        <Title order={2} size="h4" id="columns">
          {words[headings[shown.format]]}
        </Title>
        <Table aria-labelledby="columns" verticalSpacing="xs" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.inTheFile}</Table.Th>
              <Table.Th>{words.importAs}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.columns.map(({ name, example }, at) => (
              <Table.Tr key={name}>
                <Table.Td className="admin-words">
                  {name}
                  {example && (
                    <Text size="sm" c="dimmed" lineClamp={1}>
                      {example}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={words.importColumnAs({ name })}
                    data={choices}
                    value={targets[at] ?? ''}
                    disabled={put.isPending}
                    onChange={({ currentTarget }) => choose(at, currentTarget.value)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Card>
  );
}
