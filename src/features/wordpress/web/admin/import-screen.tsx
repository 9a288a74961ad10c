import { Button, Card, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconBrandWordpress, IconGhost, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ChooseImport, FormerImports } from '../../../../lib/admin-ui/imports.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import type { WordpressImport } from '../../contract.ts';
import { importsQuery, sendExport, sendGhostExport } from './wordpress-calls.ts';

const base = '/admin/settings/import';

const stateOf = ({ status, done, total, failed }: WordpressImport): string => {
  if (status === 'preview') return 'Not imported yet';
  if (status === 'undone') return 'Undone';
  if (status === 'reading') return 'Incomplete upload';
  return failed > 0 ? `${done} of ${total}, ${failed} failed` : `${done} of ${total}`;
};

/** A card for what content can be imported from. */
const Source = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card withBorder padding="lg">
    <Stack align="flex-start" gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  </Card>
);

const FromWordpress = () => (
  <Source title="From WordPress">
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
      Choose WordPress export file
    </ChooseImport>
  </Source>
);

/** Asks for the site’s address: images are downloaded from there, and a Ghost export doesn’t contain it. */
function FromGhost() {
  const [address, setAddress] = useState('');
  return (
    <Source title="From Ghost">
      <List size="sm" c="dimmed" type="ordered">
        <List.Item>In Ghost, go to Settings, Import/Export and export your content.</List.Item>
        <List.Item>Enter the address of your Ghost site and choose the .json file here.</List.Item>
        <List.Item>Keep the old site online until the images have been downloaded.</List.Item>
      </List>
      <TextInput
        w="100%"
        maw="26rem"
        type="url"
        label="Address of your Ghost site"
        description="Images are downloaded from there."
        placeholder="https://blog.example.com"
        value={address}
        maxLength={300}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <ChooseImport
        accept=".json,application/json"
        icon={<IconGhost size={18} />}
        send={([file], onPart) => sendGhostExport(file, address, onPart)}
        listKey={importsQuery.queryKey}
        base={base}
      >
        Choose Ghost export file
      </ChooseImport>
    </Source>
  );
}

/**
 * Imports from other site builders, and copies of whole sites.
 * @param whole what is said of copies of a whole site
 */
export const ImportScreen = ({ whole }: { whole: ReactNode }) => (
  <>
    <PageHeader
      title="Import"
      lead="Import content from another site. You can review everything before it’s saved."
      back={{ to: '/admin/settings', label: 'Settings' }}
    />
    <Stack gap="lg" maw="46rem">
      <FromWordpress />
      <FromGhost />
      <Source title="Products">
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
      </Source>
      {whole}
      <FormerImports
        imports={useQuery(importsQuery).data}
        base={base}
        titleOf={({ source, fileName }) => source || fileName || 'Site export'}
        stateOf={stateOf}
      />
    </Stack>
  </>
);
