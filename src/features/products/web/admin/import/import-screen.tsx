import { Button, Card, Stack, Text } from '@mantine/core';
import { IconDownload, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ChooseImport, FormerImports } from '../../../../../lib/admin-ui/imports.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { ProductImport } from '../../../import-contract.ts';
import { importsQuery, sendTable } from './import-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

const base = '/admin/products/import';

const stateOf = ({ status, created, updated, failed, done, total }: ProductImport): string => {
  const words = messagesNow(productListAdmin);
  if (status === 'preview') return words.notImportedYet;
  if (status === 'done') return words.addedUpdated({ created, updated, failed });
  return status === 'reading' ? words.reading : words.of({ done, total });
};

/** Uploads a file of products, which is previewed before anything is saved. */
export const ImportScreen = () => {
  const words = useMessages(productListAdmin);
  return (
    <>
      <PageHeader
        title={words.importProducts}
        lead={words.importACsvFileYour}
        back={{ to: '/admin/products', label: words.products }}
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
              {words.chooseCsvFile}
            </ChooseImport>
            <Text size="sm" c="dimmed">
              {words.theFirstRowMustContain}
            </Text>
            <Button
              component="a"
              href="/api/products.csv"
              variant="default"
              leftSection={<IconDownload size={16} />}
            >
              {words.exportProducts}
            </Button>
          </Stack>
        </Card>
        <FormerImports
          imports={useQuery(importsQuery).data}
          base={base}
          titleOf={({ fileName }) => fileName || words.csvFile}
          stateOf={stateOf}
        />
      </Stack>
    </>
  );
};
