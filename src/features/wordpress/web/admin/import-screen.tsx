import { Button, Card, List, Stack, Text, Title } from '@mantine/core';
import { IconBrandWordpress, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChooseImport, FormerImports } from '../../../../lib/admin-ui/imports.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import type { WordpressImport } from '../../contract.ts';
import { importsQuery, sendExport } from './wordpress-calls.ts';

const base = '/admin/settings/import';

const stateOf = ({ status, done, total, failed }: WordpressImport): string => {
  if (status === 'preview') return 'Not imported yet';
  if (status === 'undone') return 'Undone';
  if (status === 'reading') return 'Incomplete upload';
  return failed > 0 ? `${done} of ${total}, ${failed} failed` : `${done} of ${total}`;
};

/** Where people who had a site elsewhere bring it over. */
/** @param whole what is said of copies of a whole site */
export const ImportScreen = ({ whole }: { whole: ReactNode }) => (
  <>
    <PageHeader
      title="Import"
      lead="Import content from another site. You can review everything before it’s saved."
      back={{ to: '/admin/settings', label: 'Settings' }}
    />
    <Stack gap="lg" maw="46rem">
      <Card withBorder padding="lg">
        <Stack align="flex-start" gap="sm">
          <Title order={2} size="h4">
            From WordPress
          </Title>
          <List size="sm" c="dimmed" type="ordered">
            <List.Item>In WordPress, go to Tools, Export and choose “All content”.</List.Item>
            <List.Item>Download the .xml file and choose it here.</List.Item>
            <List.Item>Keep the old site online until the images have been downloaded.</List.Item>
          </List>
          <ChooseImport
            accept=".xml,text/xml,application/xml"
            icon={<IconBrandWordpress size={18} />}
            send={([file], onPart) => sendExport(file, onPart)}
            listKey={importsQuery.queryKey}
            base={base}
          >
            Choose export file
          </ChooseImport>
        </Stack>
      </Card>
      <Card withBorder padding="lg">
        <Stack align="flex-start" gap="sm">
          <Title order={2} size="h4">
            Products
          </Title>
          <Text size="sm" c="dimmed">
            From a Shopify or WooCommerce product export, or any CSV file with names and prices.
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
      {whole}
      <FormerImports
        imports={useQuery(importsQuery).data}
        base={base}
        titleOf={({ source, fileName }) => source || fileName || 'WordPress export'}
        stateOf={stateOf}
      />
    </Stack>
  </>
);
