import { Button, Card, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconBrandWordpress, IconGhost, IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ChooseImport, FormerImports } from '../../../../lib/admin-ui/imports.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import type { WordpressImport } from '../../contract.ts';
import { importsQuery, sendExport, sendGhostExport } from './wordpress-calls.ts';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { wordpressAdmin } from '../../messages/admin/area.ts';

const base = '/admin/settings/import';

const stateOf = ({ status, done, total, failed }: WordpressImport): string => {
  const words = messagesNow(wordpressAdmin);
  if (status === 'preview') return words.notImportedYet;
  if (status === 'undone') return words.undone;
  if (status === 'reading') return words.incompleteUpload;
  return failed > 0 ? words.ofFailed({ done, total, failed }) : words.doneOf({ done, total });
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

const FromWordpress = () => {
  const words = useMessages(wordpressAdmin);
  return (
    <Source title={words.fromWordpress}>
      <List size="sm" c="dimmed" type="ordered">
        <List.Item>{words.inWordpressGoToTools}</List.Item>
        <List.Item>{words.downloadTheXmlFileAnd}</List.Item>
        <List.Item>{words.keepTheOldSiteOnline}</List.Item>
      </List>
      <ChooseImport
        accept=".xml,text/xml,application/xml"
        icon={<IconBrandWordpress size={18} />}
        send={([file], onPart) => sendExport(file, onPart)}
        listKey={importsQuery.queryKey}
        base={base}
      >
        {words.chooseWordpressExportFile}
      </ChooseImport>
    </Source>
  );
};

/** Asks for the site’s address: images are downloaded from there, and a Ghost export doesn’t contain it. */
function FromGhost() {
  const words = useMessages(wordpressAdmin);
  const [address, setAddress] = useState('');
  return (
    <Source title={words.fromGhost}>
      <List size="sm" c="dimmed" type="ordered">
        <List.Item>{words.inGhostGoToSettings}</List.Item>
        <List.Item>{words.enterTheAddressOfYour}</List.Item>
        <List.Item>{words.keepTheOldSiteOnline}</List.Item>
      </List>
      <TextInput
        w="100%"
        maw="26rem"
        type="url"
        label={words.addressOfYourGhostSite}
        description={words.imagesAreDownloadedFromThere}
        placeholder={words.exampleAddress}
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
        {words.chooseGhostExportFile}
      </ChooseImport>
    </Source>
  );
}

/**
 * Imports from other site builders, and copies of whole sites.
 * @param whole what is said of copies of a whole site
 */
export const ImportScreen = ({ whole }: { whole: ReactNode }) => {
  const words = useMessages(wordpressAdmin);
  return (
    <>
      <PageHeader
        title={words.import}
        lead={words.importContentFromAnotherSite}
        back={{ to: '/admin/settings', label: words.settings }}
      />
      <Stack gap="lg" maw="46rem">
        <FromWordpress />
        <FromGhost />
        <Source title={words.products}>
          <Text size="sm" c="dimmed">
            {words.fromAShopifyOrWoocommerce}
          </Text>
          <Button
            component={Link}
            to="/admin/products/import"
            variant="default"
            leftSection={<IconTableImport size={18} />}
          >
            {words.importProducts}
          </Button>
        </Source>
        {whole}
        <FormerImports
          imports={useQuery(importsQuery).data}
          base={base}
          titleOf={({ source, fileName }) => source || fileName || words.siteExport}
          stateOf={stateOf}
        />
      </Stack>
    </>
  );
};
