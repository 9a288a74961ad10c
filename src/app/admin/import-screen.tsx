import { Anchor, Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callOwnSite } from '../../features/platform/web/index.ts';
import { ImportScreen as Imports } from '../../features/wordpress/web/admin/import-screen.tsx';
import { may } from '../../lib/admin-ui/rights.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { shellAdmin } from '../messages/admin-shell/area.ts';

/** Every kind of import, and a link to the place where site exports are made. */
export const ImportScreen = () => <Imports whole={<WholeSite />} />;

function WholeSite() {
  const words = useMessages(shellAdmin);
  const { data } = useQuery({
    queryKey: ['site', 'arrivals'],
    queryFn: () => callOwnSite('GET /api/site/arrivals'),
  });
  return (
    <Card withBorder padding="lg">
      <Stack align="flex-start" gap="sm">
        <Title order={2} size="h4">
          {words.sitewrightSiteExport}
        </Title>
        <Text size="sm" c="dimmed">
          {words.importASiteExportAs}
        </Text>
        {data ? (
          <Button
            component="a"
            href={data.url}
            variant="default"
            leftSection={<IconPackageImport size={18} />}
          >
            {words.importASite}
          </Button>
        ) : (
          <Skeleton h={36} w={200} />
        )}
        {may('export', 'write') && (
          <Anchor component={Link} to="/admin/settings/misc" size="sm">
            {words.exportThisSite}
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}
