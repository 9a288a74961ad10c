import { NumberInput, type NumberInputProps } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { amountAffixes } from '../../../../../lib/admin-ui/numbers/typed-in-admin.ts';
import { currencyDecimals } from '../../../../../lib/values/money.ts';

interface Props extends Omit<NumberInputProps, 'value' | 'onChange'> {
  /** NaN while the field is empty; the server then asks for a value. */
  value: number | null;
  onChange: (value: number) => void;
}

/** A number field without arrows. */
export function NumberField({ value, onChange, ...more }: Props) {
  return (
    <NumberInput
      hideControls
      min={0}
      value={value === null || Number.isNaN(value) ? '' : value}
      onChange={(typed) => onChange(typed === '' ? Number.NaN : typed)}
      {...more}
    />
  );
}

/** A sum of money with the sign of its currency. */
export const MoneyField = ({ currency, ...more }: Props & { currency: string }) => (
  <NumberField
    decimalScale={currencyDecimals(currency)}
    fixedDecimalScale
    max={999_999.99}
    {...amountAffixes(currency)}
    {...more}
  />
);

/** An optional amount. */
export const optional = (value: number): number | null => (Number.isNaN(value) ? null : value);
