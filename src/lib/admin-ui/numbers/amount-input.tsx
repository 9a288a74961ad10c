import { currencyDecimals } from '../../values/money.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

interface Props extends Omit<NumberInputProps, 'decimalScale' | 'fixedDecimalScale' | 'allowDecimal'> {
  /** `undefined` until it’s loaded. */
  currency: string | undefined;
}

/** A field for an amount, with as many decimals as the currency is charged in. */
export const AmountInput = ({ currency, ...more }: Props) => (
  <NumberInput
    min={0}
    decimalScale={currency === undefined ? 2 : currencyDecimals(currency)}
    fixedDecimalScale
    hideControls
    {...more}
  />
);
