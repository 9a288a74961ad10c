import { Alert, Anchor } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { websiteQuery } from '../../../websites/web/index.ts';
import { productsAdmin } from '../../messages/admin/area.ts';

/**
 * Says that the shop is closed, without which visible products are nowhere to be seen; nothing while it is open.
 * @param beside whether the screen with it stays open, because its settings come in another tab
 */
export function ClosedShop({ beside = false }: { beside?: boolean }) {
  const words = useMessages(productsAdmin);
  const { data } = useQuery({
    ...websiteQuery,
    // It may have been opened in another tab a moment ago.
    refetchOnWindowFocus: ({ state }) => (state.data?.ecommerce.enabled === false ? 'always' : true),
  });
  if (data?.ecommerce.enabled !== false) return null;
  return (
    <Alert variant="light" color="yellow" icon={<IconBuildingStore size={18} />} my="xs">
      {words.shopIsClosed}{' '}
      <Anchor
        component={Link}
        to="/admin/settings/ecommerce"
        inherit
        {...(beside ? { target: '_blank' } : {})}
      >
        {words.openShopSettings}
      </Anchor>
    </Alert>
  );
}

/** Within an editor, which stays open. */
export const ClosedShopBeside = () => <ClosedShop beside />;
