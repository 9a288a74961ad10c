import { useQueryClient } from '@tanstack/react-query';
import { type SettingsForm, useSettingsForm } from '../../../../../lib/admin-ui/editing/use-settings-form.ts';
import type { Shop, ShopSettings } from '../../../shop-shapes.ts';
import { callShop, shopQuery } from './shop-calls.ts';

export type ShopValues = Pick<Shop, 'enabled' | 'currency' | 'stripeAccountId'> & ShopSettings;
export type ShopForm = SettingsForm<ShopValues>;

const read = ({ enabled, currency, stripeAccountId, settings }: Shop): ShopValues => ({
  enabled,
  currency,
  stripeAccountId,
  ...settings,
});

function send(changes: Partial<ShopValues>, version: number): Promise<Shop> {
  const { enabled, currency, stripeAccountId, ...settings } = changes;
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

/** The shop's settings as a form; errors are keyed by path: `shipping.zones.0.name`. */
export function useShopForm(shop: Shop): ShopForm {
  const queries = useQueryClient();
  const form = useSettingsForm({
    stored: shop,
    read,
    send: (changes, _values, version) => send(changes, version),
    keep: (saved) => {
      queries.setQueryData(shopQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['shop', 'stripe'] });
      void queries.invalidateQueries({ queryKey: ['website'] });
    },
    saved: 'Shop settings saved.',
  });
  const errors = Object.fromEntries(
    Object.entries(form.errors).map(([path, text]) => [path.replace(/^settings\./, ''), text]),
  );
  return { ...form, errors };
}
