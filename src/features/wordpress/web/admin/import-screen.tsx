import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  FileButton,
  Group,
  List,
  Progress,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { IconBrandWordpress, IconInfoCircle, IconTableImport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/ago.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { WordpressImport } from '../../contract.ts';
import { importsQuery, sendExport } from './wordpress-calls.ts';

const stateOf = ({ status, done, total, failed }: WordpressImport): string => {
  if (status === 'preview') return 'Not brought over yet';
  if (status === 'undone') return 'Undone';
  if (status === 'reading') return 'Not read to its end';
  return failed > 0 ? `${done} of ${total}, ${failed} failed` : `${done} of ${total}`;
};

function Former() {
  const { data = [] } = useQuery(importsQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="former">
      <Title order={2} size="h4" id="former" mb="xs">
        Former imports
      </Title>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {data.map((each) => (
          <Card component="li" withBorder padding="sm" key={each._id}>
            <Group justify="space-between" gap="xs">
              <Anchor component={Link} to={`/admin/settings/import/${each._id}`} className="admin-words">
                {each.source || each.fileName || 'An export'}
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

/** Where people who had a site elsewhere bring it over. */
export function ImportScreen() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [part, setPart] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) => sendExport(file, setPart),
    meta: { quiet: true },
    onSuccess: async ({ _id }) => {
      await queries.invalidateQueries({ queryKey: importsQuery.queryKey });
      await navigate(`/admin/settings/import/${_id}`);
    },
  });
  return (
    <Stack gap="lg" maw="46rem">
      <PageHeader
        title="Bring a site over"
        lead="What you have elsewhere comes here. You see what would happen before anything changes."
        back={{ to: '/admin/settings', label: 'Settings' }}
      />
      <Card withBorder padding="lg">
        <Stack align="flex-start" gap="sm">
          <Title order={2} size="h4">
            From WordPress
          </Title>
          <List size="sm" c="dimmed" type="ordered">
            <List.Item>In WordPress, open Tools, then Export, and choose “All content”.</List.Item>
            <List.Item>Save the file (it ends with .xml) and choose it here.</List.Item>
            <List.Item>Leave the old site running until the pictures have been fetched.</List.Item>
          </List>
          <FileButton accept=".xml,text/xml,application/xml" onChange={(file) => file && send.mutate(file)}>
            {(props) => (
              <Button {...props} loading={send.isPending} leftSection={<IconBrandWordpress size={18} />}>
                Choose the export
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
        </Stack>
      </Card>
      <Card withBorder padding="lg">
        <Stack align="flex-start" gap="sm">
          <Title order={2} size="h4">
            Products
          </Title>
          <Text size="sm" c="dimmed">
            From the product table of a Shopify or WooCommerce shop, or any table with names and prices.
          </Text>
          <Button
            component={Link}
            to="/admin/products/import"
            variant="default"
            leftSection={<IconTableImport size={18} />}
          >
            Import products
          </Button>
        </Stack>
      </Card>
      <Former />
    </Stack>
  );
}
