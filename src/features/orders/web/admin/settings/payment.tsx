import { Fieldset, NativeSelect, Stack, Switch, Textarea } from '@mantine/core';
import { SettingsFooter } from '../../../../../lib/admin-ui/settings-footer.tsx';
import type { Shop, ShopSettings } from '../../../shop-shapes.ts';
import { NumberField } from './number-field.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { StripeCard } from './stripe-card.tsx';
import { type ShopForm, useShopForm } from './use-shop-form.ts';

const ways: { value: ShopSettings['provider']; label: string }[] = [
  { value: 'auto', label: 'Cards if possible, else by hand' },
  { value: 'stripe', label: 'Cards by Stripe' },
  { value: 'manual', label: 'By hand only: bank transfer, cash, invoice' },
  { value: 'test', label: 'Test payments: for trying out, no money moves' },
];

function ByHand({ form: { values, errors, set } }: { form: ShopForm }) {
  const { manual, provider } = values;
  const change = (part: Partial<typeof manual>) => set({ manual: { ...manual, ...part } });
  return (
    <Fieldset legend="Payment by hand">
      <Stack>
        <Switch
          label="Offer it beside cards"
          description="Buyers order without a card; you mark the order as paid when the money is there."
          checked={manual.enabled}
          disabled={provider === 'manual'}
          onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        />
        <Textarea
          label="How to pay"
          description="Buyers read it before they order and in the mail afterwards: your bank account, for instance."
          autosize
          minRows={3}
          maxLength={2000}
          value={manual.text}
          error={errors['manual.text']}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <Switch
          label="Accept payment on collection"
          description="Offered only for orders that the customer collects."
          checked={manual.collection.enabled}
          onChange={({ currentTarget }) =>
            change({ collection: { ...manual.collection, enabled: currentTarget.checked } })
          }
        />
        {manual.collection.enabled && (
          <Textarea
            label="How to pay on collection"
            description="Shown at checkout and in the confirmation email, for example “Pay in cash or by card”."
            autosize
            minRows={2}
            maxLength={2000}
            value={manual.collection.text}
            error={errors['manual.collection.text']}
            onChange={({ currentTarget }) =>
              change({ collection: { ...manual.collection, text: currentTarget.value } })
            }
          />
        )}
        <NumberField
          label="Days to pay"
          description="So long the goods are kept. After that the order is cancelled."
          min={1}
          max={60}
          allowDecimal={false}
          value={manual.days}
          error={errors['manual.days']}
          onChange={(days) => change({ days })}
        />
      </Stack>
    </Fieldset>
  );
}

function Payment({ shop }: { shop: Shop }) {
  const form = useShopForm(shop);
  return (
    <Stack maw={640} gap="lg">
      <NativeSelect
        label="How buyers pay"
        data={ways}
        value={form.values.provider}
        error={form.errors['provider']}
        onChange={({ currentTarget }) =>
          form.set({ provider: ways.find(({ value }) => value === currentTarget.value)?.value ?? 'auto' })
        }
      />
      <StripeCard form={form} shop={shop} />
      <ByHand form={form} />
      <SettingsFooter form={form} />
    </Stack>
  );
}

/** How the shop is paid. */
export const PaymentSettings = () => (
  <ShopFrame title="Payment" lead="How buyers pay, and where the money goes.">
    {(shop) => <Payment shop={shop} />}
  </ShopFrame>
);
