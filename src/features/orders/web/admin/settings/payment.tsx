import { Fieldset, NativeSelect, Stack, Switch, Textarea } from '@mantine/core';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import type { Shop, ShopSettings } from '../../../shop-shapes.ts';
import { TranslateLink } from '../../../../websites/web/index.ts';
import { NumberField } from './number-field.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { StripeCard } from './stripe-card.tsx';
import { type ShopEditing, useShopEditing } from './use-shop-editing.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

const ways = (
  words: WordsOf<typeof orderSettingsAdmin>,
): { value: ShopSettings['provider']; label: string }[] => [
  { value: 'auto', label: words.cardOrManualPayment },
  { value: 'stripe', label: words.cardPaymentsWithStripe },
  { value: 'manual', label: words.manualPaymentOnly },
  { value: 'test', label: words.testModeNoPaymentIs },
];

function ByHand({ editing: { now, errors, change } }: { editing: ShopEditing }) {
  const words = useMessages(orderSettingsAdmin);
  const { manual, provider } = now;
  const changeManual = (part: Partial<typeof manual>) => change({ manual: { ...manual, ...part } });
  return (
    <Fieldset legend={words.manualPayment}>
      <Stack>
        <Switch
          label={words.offerManualPaymentAsWell}
          description={words.customersOrderWithoutACard}
          checked={manual.enabled}
          disabled={provider === 'manual'}
          onChange={({ currentTarget }) => changeManual({ enabled: currentTarget.checked })}
        />
        <Textarea
          label={words.paymentInstructions}
          description={words.shownAtCheckoutAndIn}
          autosize
          minRows={3}
          maxLength={2000}
          value={manual.text}
          error={errors['manual.text']}
          onChange={({ currentTarget }) => changeManual({ text: currentTarget.value })}
        />
        {manual.text !== '' && <TranslateLink kind="shop" id="payment" />}
        <Switch
          label={words.acceptPaymentOnCollection}
          description={words.offeredOnlyForOrdersThat}
          checked={manual.collection.enabled}
          onChange={({ currentTarget }) =>
            changeManual({ collection: { ...manual.collection, enabled: currentTarget.checked } })
          }
        />
        {manual.collection.enabled && (
          <Textarea
            label={words.payOnCollectionInstructions}
            description={words.shownAtCheckoutForExamplePay}
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
          label={words.daysToPay}
          description={words.itemsAreReservedForThis}
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
  const words = useMessages(orderSettingsAdmin);
  const editing = useShopEditing(shop);
  return (
    <Stack maw={640} gap="lg">
      <NativeSelect
        label={words.paymentMethods}
        data={ways(words)}
        value={editing.now.provider}
        error={editing.errors['provider']}
        onChange={({ currentTarget }) =>
          editing.change({
            provider: ways(words).find(({ value }) => value === currentTarget.value)?.value ?? 'auto',
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
export const PaymentSettings = () => {
  const words = useMessages(orderSettingsAdmin);
  return (
    <ShopFrame title={words.payment} lead={words.paymentMethodsAndYourStripe}>
      {(shop) => <Payment shop={shop} />}
    </ShopFrame>
  );
};
