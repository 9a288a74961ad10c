import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  FileButton,
  Group,
  Progress,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { IconDownload, IconInfoCircle, IconTableImport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { ProductImport } from '../../../import-contract.ts';
import css from '../products.module.css';
import { importsQuery, sendTable } from './import-calls.ts';

const stateOf = ({ status, created, updated, failed, done, total }: ProductImport): string => {
  if (status === 'preview') return 'Not saved yet';
  if (status === 'done')
    return `${created} added, ${updated} changed${failed > 0 ? `, ${failed} failed` : ''}`;
  return status === 'reading' ? 'Being read' : `${done} of ${total}`;
};

function Former() {
  const { data = [] } = useQuery(importsQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="former">
      <Title order={2} size="h4" id="former" mb="xs">
        Former imports
      </Title>
      <Stack component="ul" gap="xs" p={0} m={0} className={css.plain}>
        {data.map((each) => (
          <Card component="li" withBorder padding="sm" key={each._id}>
            <Group justify="space-between" gap="xs">
              <Anchor component={Link} to={`/admin/products/import/${each._id}`} className="admin-words">
                {each.fileName || 'A table'}
              </Anchor>
              <Group gap="sm">
                <Badge variant="light" color="gray" tt="none">
                  {stateOf(each)}
                </Badge>
                <Text size="sm" c="dimmed">
                  <Ago at={each.createdAt} />
                </Text>
              </Group>
            </Group>
          </Card>
        ))}
      </Stack>
    </section>
  );
}

/** Takes a table of products, which is looked at before anything is saved. */
export function ImportScreen() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [part, setPart] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) => sendTable(file, setPart),
    meta: { quiet: true },
    onSuccess: async ({ _id }) => {
      await queries.invalidateQueries({ queryKey: importsQuery.queryKey });
      await navigate(`/admin/products/import/${_id}`);
    },
  });
  return (
    <Stack gap="lg" maw="46rem">
      <PageHeader
        title="Import products"
        lead="From a table (CSV): your own, or the product export of a Shopify or WooCommerce shop. You see what would happen before anything is saved."
        back={{ to: '/admin/products', label: 'Products' }}
      />
      <Card withBorder padding="lg">
        <Stack align="flex-start" gap="sm">
          <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => file && send.mutate(file)}>
            {(props) => (
              <Button {...props} loading={send.isPending} leftSection={<IconTableImport size={18} />}>
                Choose a table
              </Button>
            )}
          </FileButton>
          {send.isPending && (
            <Progress.Root size="lg" w="100%">
              <Progress.Section value={part * 100} aria-label="How much of the file has been read" />
            </Progress.Root>
          )}
          {send.error && (
            <Alert color="orange" icon={<IconInfoCircle />} role="alert" w="100%">
              {sentenceOf(send.error)}
            </Alert>
          )}
          <Text size="sm" c="dimmed">
            The first row names the columns; “label” and “price” are enough. Easiest is to take your products
            as a table, change it, and bring it back.
          </Text>
          <Button
            component="a"
            href="/api/products.csv"
            variant="default"
            leftSection={<IconDownload size={16} />}
          >
            Take my products as a table
          </Button>
        </Stack>
      </Card>
      <Former />
    </Stack>
  );
}
