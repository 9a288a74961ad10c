import { Group, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Product } from '../../../contract.ts';
import { type FieldsProps, Section } from './section.tsx';
import { amountOf } from './variant-table.tsx';

const taxes: { value: Product['taxClass']; label: string }[] = [
  { value: 'standard', label: 'Standard' },
  { value: 'reduced', label: 'Reduced' },
  { value: 'zero', label: 'Exempt' },
];

/** Price and tax. */
export function PriceFields({ now, change, errors }: FieldsProps) {
  const currency = useWebsite().data?.ecommerce.currency;
  const unit = currency ? ` (${currency})` : '';
  return (
    <Section title="Price">
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <NumberInput
          label={`Price${unit}`}
          description={now.variants.length > 0 ? 'Used for new variants.' : 'The price customers pay.'}
          required
          min={0}
          decimalScale={2}
          fixedDecimalScale
          hideControls
          value={now.price}
          error={errors['price']}
          onChange={(value) => change({ price: amountOf(value) })}
        />
        <NumberInput
          label={`Compare-at price${unit}`}
          description="Shown crossed out next to the price."
          min={0}
          decimalScale={2}
          fixedDecimalScale
          hideControls
          value={now.compareAt}
          error={errors['compareAt']}
          onChange={(value) => change({ compareAt: amountOf(value) })}
        />
        <NativeSelect
          label="Tax class"
          description="Sets the tax rate."
          data={taxes}
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
  const isPlain = now.variants.length === 0;
  return (
    <Section title={kind === 'physical' ? 'Stock and weight' : 'Stock'}>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        {isPlain && (
          <>
            <NumberInput
              label="Stock"
              description="Leave empty for no limit."
              min={0}
              max={1_000_000}
              allowDecimal={false}
              hideControls
              value={now.stock}
              error={errors['stock']}
              onChange={(value) => change({ stock: amountOf(value) })}
            />
            <TextInput
              label="SKU"
              description="Your own stock-keeping code (optional)."
              maxLength={80}
              value={now.sku}
              error={errors['sku']}
              onChange={({ currentTarget }) => change({ sku: currentTarget.value })}
            />
          </>
        )}
        <NumberInput
          label="Low stock alert"
          description="Notifies you when stock falls to this number."
          placeholder="Same as shop settings"
          min={0}
          max={1_000_000}
          allowDecimal={false}
          hideControls
          value={now.lowStock}
          error={errors['lowStock']}
          onChange={(value) => change({ lowStock: amountOf(value) })}
        />
        {kind === 'physical' && (
          <TextInput
            label="Shipping class"
            description="For items that cost more to ship."
            placeholder="Bulky"
            maxLength={40}
            value={now.shippingClass}
            error={errors['shippingClass']}
            onChange={({ currentTarget }) => change({ shippingClass: currentTarget.value })}
          />
        )}
        {kind === 'physical' && (
          <NumberInput
            label="Weight (g)"
            description="Used to calculate delivery cost."
            min={0}
            max={10_000_000}
            allowDecimal={false}
            hideControls
            value={now.weight}
            error={errors['weight']}
            onChange={(value) => change({ weight: amountOf(value) })}
          />
        )}
      </Group>
    </Section>
  );
}
