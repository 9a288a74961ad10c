import { Alert, Button, Stack } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { SettingsFooter } from '../../../../../lib/admin-ui/settings-footer.tsx';
import type { Shop } from '../../../shop-shapes.ts';
import { newOption, newZone } from './delivery-values.ts';
import { ShopFrame } from './shop-frame.tsx';
import { useShopForm } from './use-shop-form.ts';
import { ZoneCard } from './zone-card.tsx';

function Delivery({ shop }: { shop: Shop }) {
  const form = useShopForm(shop);
  const { zones } = form.values.shipping;
  const change = (next: typeof zones) => form.set({ shipping: { zones: next } });
  const add = () => {
    const { home } = form.values.tax;
    // The first is for the shop's own country, the next for the rest of the world.
    const first = zones.length === 0;
    const rest = zones.some(({ countries }) => countries.includes('*')) ? [] : ['*'];
    const zone = newZone(first ? 'At home' : 'Everywhere else', first ? [home] : rest);
    change([...zones, { ...zone, options: [newOption()] }]);
  };
  return (
    <Stack maw={720} gap="lg">
      {zones.length === 0 && (
        <Alert color="gray" icon={<IconInfoCircle />} title="You send everywhere, for nothing">
          Add a zone to say where you send to and what it costs. Buyers elsewhere are told that you do not
          send there.
        </Alert>
      )}
      {zones.map((zone, at) => (
        <ZoneCard
          // Zones have no id; none is moved.
          key={at}
          zone={zone}
          path={`shipping.zones.${at}`}
          errors={form.errors}
          currency={form.values.currency}
          onChange={(next) => change(zones.with(at, next))}
          onRemove={() => change(zones.toSpliced(at, 1))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={add}
        style={{ alignSelf: 'flex-start' }}
        disabled={zones.length >= 50}
      >
        Add a zone
      </Button>
      <SettingsFooter form={form} />
    </Stack>
  );
}

/** Where the shop sends to, and what that costs. */
export const DeliverySettings = () => (
  <ShopFrame title="Delivery" lead="Where you send to, in which ways, and what each costs.">
    {(shop) => <Delivery shop={shop} />}
  </ShopFrame>
);
