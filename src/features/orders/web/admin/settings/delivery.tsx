import { Alert, Button, Stack } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { TranslateLink } from '../../../../websites/web/index.ts';
import type { Shop } from '../../../shop-shapes.ts';
import { newOption, newZone } from './delivery-values.ts';
import { ShopFrame } from './shop-frame.tsx';
import { useShopEditing } from './use-shop-editing.ts';
import { ZoneCard } from './zone-card.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

function Delivery({ shop }: { shop: Shop }) {
  const words = useMessages(orderSettingsAdmin);
  const editing = useShopEditing(shop);
  const { zones } = editing.now.shipping;
  const changeZones = (next: typeof zones) => editing.change({ shipping: { zones: next } });
  const add = () => {
    const { home } = editing.now.tax;
    // The first zone is for the shop's own country, the next for the rest of the world.
    const first = zones.length === 0;
    const rest = zones.some(({ countries }) => countries.includes('*')) ? [] : ['*'];
    const zone = newZone(first ? words.domestic : words.international, first ? [home] : rest);
    changeZones([...zones, { ...zone, options: [newOption()] }]);
  };
  return (
    <Stack maw={720} gap="lg">
      {zones.length === 0 && (
        <Alert color="gray" icon={<IconInfoCircle />} title={words.youDeliverEverywhereForFree}>
          {words.addADeliveryZoneTo}
        </Alert>
      )}
      {zones.map((zone, at) => (
        <ZoneCard
          // Zones have no id; they are never reordered.
          key={at}
          zone={zone}
          path={`shipping.zones.${at}`}
          errors={editing.errors}
          currency={editing.now.currency}
          onChange={(next) => changeZones(zones.with(at, next))}
          onRemove={() => changeZones(zones.toSpliced(at, 1))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={add}
        style={{ alignSelf: 'flex-start' }}
        disabled={zones.length >= 50}
      >
        {words.addZone}
      </Button>
      {shop.settings.shipping.zones.length > 0 && <TranslateLink kind="shop" id="delivery" />}
      <EditingFooter editing={editing} />
    </Stack>
  );
}

/** Delivery zones and their options. */
export const DeliverySettings = () => {
  const words = useMessages(orderSettingsAdmin);
  return (
    <ShopFrame title={words.delivery} lead={words.deliveryZonesOptionsAndRates}>
      {(shop) => <Delivery shop={shop} />}
    </ShopFrame>
  );
};
