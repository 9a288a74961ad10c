import { Fieldset, NativeSelect, Stack, Switch, Textarea } from '@mantine/core';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import type { Shop, ShopSettings } from '../../../shop-shapes.ts';
import { NumberField } from './number-field.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { StripeCard } from './stripe-card.tsx';
import { type ShopEditing, useShopEditing } from './use-shop-editing.ts';

const ways: { value: ShopSettings['provider']; label: string }[] = [
  { value: 'auto', label: 'Card if available, otherwise manual payment' },
  { value: 'stripe', label: 'Card payments with Stripe' },
  { value: 'manual', label: 'Manual payment only: bank transfer, cash, invoice' },
  { value: 'test', label: 'Test mode: no payment is taken' },
];

function ByHand({ editing: { now, errors, change } }: { editing: ShopEditing }) {
  const { manual, provider } = now;
  const changeManual = (part: Partial<typeof manual>) => change({ manual: { ...manual, ...part } });
  return (
    <Fieldset legend="Manual payment">
      <Stack>
        <Switch
          label="Offer manual payment as well as card"
          description="Customers order without a card. Mark the order as paid when you receive the money."
          checked={manual.enabled}
          disabled={provider === 'manual'}
          onChange={({ currentTarget }) => changeManual({ enabled: currentTarget.checked })}
        />
        <Textarea
          label="Payment instructions"
          description="Shown at checkout and in the confirmation email, for example your bank details."
          autosize
          minRows={3}
          maxLength={2000}
          value={manual.text}
          error={errors['manual.text']}
          onChange={({ currentTarget }) => changeManual({ text: currentTarget.value })}
        />
        <Switch
          label="Accept payment on collection"
          description="Offered only for orders that the customer collects."
          checked={manual.collection.enabled}
          onChange={({ currentTarget }) =>
            changeManual({ collection: { ...manual.collection, enabled: currentTarget.checked } })
          }
        />
        {manual.collection.enabled && (
          <Textarea
            label="Pay on collection instructions"
            description="Shown at checkout and in the confirmation email, for example “Pay in cash or by card”."
            autosize
            minRows={2}
            maxLength={2000}
            value={manual.collection.text}
            error={errors['manual.collection.text']}
            onChange={({ currentTarget }) =>
              changeManual({ collection: { ...manual.collection, text: currentTarget.value } })
            }
          />
        )}
        <NumberField
          label="Days to pay"
          description="Items are reserved for this long. After that, the order is cancelled."
          min={1}
          max={60}
          allowDecimal={false}
          value={manual.days}
          error={errors['manual.days']}
          onChange={(days) => changeManual({ days })}
        />
      </Stack>
    </Fieldset>
  );
}

function Payment({ shop }: { shop: Shop }) {
  const editing = useShopEditing(shop);
  return (
    <Stack maw={640} gap="lg">
      <NativeSelect
        label="Payment methods"
        data={ways}
        value={editing.now.provider}
        error={editing.errors['provider']}
        onChange={({ currentTarget }) =>
          editing.change({
            provider: ways.find(({ value }) => value === currentTarget.value)?.value ?? 'auto',
          })
        }
      />
      <StripeCard editing={editing} shop={shop} />
      <ByHand editing={editing} />
      <EditingFooter editing={editing} />
    </Stack>
  );
}

/** Payment settings. */
export const PaymentSettings = () => (
  <ShopFrame title="Payment" lead="Payment methods and your Stripe account.">
    {(shop) => <Payment shop={shop} />}
  </ShopFrame>
);
