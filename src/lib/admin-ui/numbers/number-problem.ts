import { messagesNow } from '../../messages/use-messages.ts';
import { type TypedNumber, writeNumber } from '../../values/typed-number.ts';
import { adminUi } from '../messages/admin/area.ts';

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** How many decimals a number may have. */
  decimals: number;
}

/** Why what was typed isn’t a number that the field takes; `undefined` if it is one, or nothing. */
export function numberProblem(
  typed: TypedNumber,
  text: string,
  locale: string,
  { min, max, decimals }: NumberLimits,
): string | undefined {
  const words = messagesNow(adminUi);
  const write = (value: number) => writeNumber(value, locale);
  if (typed.kind === 'empty') return undefined;
  if (typed.kind === 'number') {
    const { value } = typed;
    if (min !== undefined && max !== undefined && (value < min || value > max))
      return words.numberFromTo({ min: write(min), max: write(max) });
    if (min !== undefined && value < min) return words.numberAtLeast({ min: write(min) });
    return max !== undefined && value > max ? words.numberAtMost({ max: write(max) }) : undefined;
  }
  if (typed.why === 'ambiguous') {
    const [thousands, fraction] = typed.readings;
    return words.numberHasTwoReadings({
      text: text.trim(),
      thousands: write(thousands),
      fraction: write(fraction),
    });
  }
  if (typed.why === 'not-a-number')
    return decimals === 0
      ? words.enterAWholeNumber
      : words.enterANumberLike({ example: writeNumber(24.5, locale, { least: Math.min(decimals, 2) }) });
  return decimals === 0 ? words.enterAWholeNumber : words.enterFewerDecimals({ count: decimals });
}
