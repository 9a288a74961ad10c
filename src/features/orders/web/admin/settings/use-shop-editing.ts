import { useQueryClient } from '@tanstack/react-query';
import { type Editing, useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import type { Shop, ShopSettings } from '../../../shop-shapes.ts';
import { callShop, shopQuery } from './shop-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

export type ShopValues = Pick<Shop, 'enabled' | 'currency' | 'stripeAccountId'> & ShopSettings;
export type ShopEditing = Editing<Shop, ShopValues>;

const draftOf = ({ enabled, currency, stripeAccountId, settings }: Shop): ShopValues => ({
  enabled,
  currency,
  stripeAccountId,
  ...settings,
});

function send({ enabled, currency, stripeAccountId, ...settings }: Partial<ShopValues>, version: number) {
  const own = Object.entries({ enabled, currency, stripeAccountId }).filter(
    ([, value]) => value !== undefined,
  );
  return callShop('PUT /api/shop/settings', {
    body: {
      ...Object.fromEntries(own),
      ...(Object.keys(settings).length > 0 ? { settings } : {}),
      version,
    },
  });
}

/** The shop's settings being edited; errors are keyed by path: `shipping.zones.0.name`. */
export function useShopEditing(shop: Shop): ShopEditing {
  const words = useMessages(orderSettingsAdmin);
  const queries = useQueryClient();
  const editing = useEditing(shop, {
    draftOf,
    send: ({ changes, stored: { version } }) => send(changes, version),
    keep: (saved) => {
      queries.setQueryData(shopQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['shop', 'stripe'] });
      void queries.invalidateQueries({ queryKey: ['website'] });
    },
    says: words.shopSettingsSaved,
    merges: true,
  });
  const errors = Object.fromEntries(
    Object.entries(editing.errors).map(([path, text]) => [path.replace(/^settings\./, ''), text]),
  );
  return { ...editing, errors };
}
