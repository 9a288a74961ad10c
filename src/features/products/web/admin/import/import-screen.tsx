import { Button, Card, Stack, Text } from '@mantine/core';
import { IconDownload, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ChooseImport, FormerImports } from '../../../../../lib/admin-ui/imports.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { ProductImport } from '../../../import-contract.ts';
import { importsQuery, sendTable } from './import-calls.ts';

const base = '/admin/products/import';

const stateOf = ({ status, created, updated, failed, done, total }: ProductImport): string => {
  if (status === 'preview') return 'Not imported yet';
  if (status === 'done')
    return `${created} added, ${updated} updated${failed > 0 ? `, ${failed} failed` : ''}`;
  return status === 'reading' ? 'Reading…' : `${done} of ${total}`;
};

/** Uploads a file of products, which is previewed before anything is saved. */
export const ImportScreen = () => (
  <>
    <PageHeader
      title="Import products"
      lead="Import a CSV file: your own, or a product export from Shopify or WooCommerce. You can review everything before it’s saved."
      back={{ to: '/admin/products', label: 'Products' }}
    />
    <Stack gap="lg" maw="46rem">
      <Card withBorder padding="lg">
        <Stack align="flex-start" gap="sm">
          <ChooseImport
            accept=".csv,.tsv,.txt,text/csv"
            icon={<IconTableImport size={18} />}
            send={([file], onPart) => sendTable(file, onPart)}
            listKey={importsQuery.queryKey}
            base={base}
          >
            Choose CSV file
          </ChooseImport>
          <Text size="sm" c="dimmed">
            The first row must contain column names. Only “label” and “price” are required. The easiest way is
            to export your products, edit the file and import it again.
          </Text>
          <Button
            component="a"
            href="/api/products.csv"
            variant="default"
            leftSection={<IconDownload size={16} />}
          >
            Export products
          </Button>
        </Stack>
      </Card>
      <FormerImports
        imports={useQuery(importsQuery).data}
        base={base}
        titleOf={({ fileName }) => fileName || 'CSV file'}
        stateOf={stateOf}
      />
    </Stack>
  </>
);
