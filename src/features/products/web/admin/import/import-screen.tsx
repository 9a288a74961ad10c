import { Button, Card, Stack, Text } from '@mantine/core';
import { IconDownload, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ChooseImport, FormerImports } from '../../../../../lib/admin-ui/imports.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { ProductImport } from '../../../import-contract.ts';
import { importsQuery, sendTable } from './import-calls.ts';

const base = '/admin/products/import';

const stateOf = ({ status, created, updated, failed, done, total }: ProductImport): string => {
  if (status === 'preview') return 'Not saved yet';
  if (status === 'done')
    return `${created} added, ${updated} changed${failed > 0 ? `, ${failed} failed` : ''}`;
  return status === 'reading' ? 'Being read' : `${done} of ${total}`;
};

/** Takes a table of products, which is looked at before anything is saved. */
export const ImportScreen = () => (
  <>
    <PageHeader
      title="Import products"
      lead="From a table (CSV): your own, or the product export of a Shopify or WooCommerce shop. You see what would happen before anything is saved."
      back={{ to: '/admin/products', label: 'Products' }}
    />
    <Stack gap="lg" maw="46rem">
      <Card withBorder padding="lg">
        <Stack align="flex-start" gap="sm">
          <ChooseImport
            accept=".csv,.tsv,.txt,text/csv"
            icon={<IconTableImport size={18} />}
            send={sendTable}
            listKey={importsQuery.queryKey}
            base={base}
          >
            Choose a table
          </ChooseImport>
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
      <FormerImports
        imports={useQuery(importsQuery).data}
        base={base}
        titleOf={({ fileName }) => fileName || 'A table'}
        stateOf={stateOf}
      />
    </Stack>
  </>
);
