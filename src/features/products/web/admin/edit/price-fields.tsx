import { Group, NativeSelect, TextInput } from '@mantine/core';
import { AmountInput } from '../../../../../lib/admin-ui/numbers/amount-input.tsx';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Product } from '../../../contract.ts';
import { type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

const taxes = [
  { value: 'standard', label: 'taxStandard' },
  { value: 'reduced', label: 'taxReduced' },
  { value: 'zero', label: 'taxExempt' },
] as const satisfies { value: Product['taxClass']; label: string }[];

/** Price and tax. */
export function PriceFields({ now, change, errors }: FieldsProps) {
  const words = useMessages(productsAdmin);
  const currency = useWebsite().data?.ecommerce.currency;
  const unit = currency ? ` (${currency})` : '';
  return (
    <Section title={words.price}>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <AmountInput
          label={words.priceIn({ unit })}
          description={now.variants.length > 0 ? words.usedForNewVariants : words.thePriceCustomersPay}
          required
          currency={currency}
          value={now.price}
          error={errors['price']}
          onChange={(value) => change({ price: value })}
        />
        <AmountInput
          label={words.compareAtPrice({ unit })}
          description={words.shownCrossedOutNextTo}
          currency={currency}
          value={now.compareAt}
          error={errors['compareAt']}
          onChange={(value) => change({ compareAt: value })}
        />
        <NativeSelect
          label={words.taxClass}
          description={words.setsTheTaxRate}
          data={taxes.map(({ value, label }) => ({ value, label: words[label] }))}
          value={now.taxClass}
          error={errors['taxClass']}
          onChange={({ currentTarget }) =>
            change({
              taxClass: taxes.find(({ value }) => value === currentTarget.value)?.value ?? 'standard',
            })
          }
        />
      </Group>
    </Section>
  );
}

/** Stock and weight; variants have their own stock. */
export function StockFields({ now, change, errors, kind }: FieldsProps) {
  const words = useMessages(productsAdmin);
  const isPlain = now.variants.length === 0;
  return (
    <Section title={kind === 'physical' ? words.stockAndWeight : words.stock}>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        {isPlain && (
          <>
            <NumberInput
              label={words.stock}
              description={words.leaveEmptyForNoLimit}
              min={0}
              max={1_000_000}
              allowDecimal={false}
              hideControls
              value={now.stock}
              error={errors['stock']}
              onChange={(value) => change({ stock: value })}
            />
            <TextInput
              label={words.sku}
              description={words.yourOwnStockKeepingCode}
              maxLength={80}
              value={now.sku}
              error={errors['sku']}
              onChange={({ currentTarget }) => change({ sku: currentTarget.value })}
            />
          </>
        )}
        <NumberInput
          label={words.lowStockAlert}
          description={words.notifiesYouWhenStockFalls}
          placeholder={words.sameAsShopSettings}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          hideControls
          value={now.lowStock}
          error={errors['lowStock']}
          onChange={(value) => change({ lowStock: value })}
        />
        {kind === 'physical' && (
          <TextInput
            label={words.shippingClass}
            description={words.forItemsThatCostMore}
            placeholder={words.bulky}
            maxLength={40}
            value={now.shippingClass}
            error={errors['shippingClass']}
            onChange={({ currentTarget }) => change({ shippingClass: currentTarget.value })}
          />
        )}
        {kind === 'physical' && (
          <NumberInput
            label={words.weightG}
            description={words.usedToCalculateDeliveryCost}
            min={0}
            max={10_000_000}
            allowDecimal={false}
            hideControls
            value={now.weight}
            error={errors['weight']}
            onChange={(value) => change({ weight: value })}
          />
        )}
      </Group>
    </Section>
  );
}
