import { TextInput, type TextInputProps } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readTypedNumber, writeNumber } from '../../values/typed-number.ts';
import { adminLocale } from '../admin-locale.ts';
import { numberProblem } from './number-problem.ts';
import { afterPress, keepUnclear } from './unclear-numbers.ts';
import css from './number-input.module.css';

export interface NumberInputProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'min' | 'max' | 'step' | 'prefix'
> {
  value: number | '';
  /** `''` while the field is empty, or its text isn’t a number that it takes; it can’t be saved then. */
  onChange: (value: number | '') => void;
  min?: number | undefined;
  max?: number | undefined;
  /** What the arrow keys change the number by. */
  step?: number;
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** How many decimals are accepted. */
  decimalScale?: number;
  /** Shows all of them. */
  fixedDecimalScale?: boolean;
  allowDecimal?: boolean;
  hideControls?: boolean;
}

const between = (value: number, min = -Infinity, max = Infinity): number =>
  Math.min(Math.max(value, min), max);

/** Removes what is shown around a number. */
function bare(text: string, prefix: string, suffix: string): string {
  let number = text.trim();
  for (const [mark, isAt] of [
    [prefix.trim(), 'startsWith'],
    [suffix.trim(), 'endsWith'],
  ] as const)
    if (mark && number[isAt](mark))
      number = isAt === 'startsWith' ? number.slice(mark.length) : number.slice(0, -mark.length);
  return number;
}

interface Typed {
  text: string;
  sent: number | '';
}

/** The text of a number field, what it means, and what is wrong with it. */
function useTyped(props: NumberInputProps) {
  const { value, onChange, min, max, prefix = '', suffix = '' } = props;
  const decimals = props.allowDecimal === false ? 0 : (props.decimalScale ?? 15);
  const locale = adminLocale();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [revealed, setRevealed] = useState(false);
  const [seen, setSeen] = useState(value);
  // A value from elsewhere, such as that of a discarded draft, replaces what was typed.
  if (!Object.is(value, seen)) {
    setSeen(value);
    if (typed && !Object.is(value, typed.sent)) setTyped(null);
  }
  const problemOf = (text: string) => {
    const number = bare(text, prefix, suffix);
    const read = readTypedNumber(number, locale, decimals);
    const problem = numberProblem(read, number, locale, { min, max, decimals });
    return { problem, number: read.kind === 'number' && problem === undefined ? read.value : ('' as const) };
  };
  const least = props.fixedDecimalScale ? decimals : 0;
  const shown = (number: number | '') =>
    number === '' ? '' : prefix + writeNumber(number, locale, { least, most: decimals }) + suffix;
  const put = (text: string) => {
    const { number } = problemOf(text);
    setTyped({ text, sent: number });
    setRevealed(false);
    onChange(number);
  };
  const now = typed ? problemOf(typed.text) : { problem: undefined, number: value };
  return {
    text: typed?.text ?? shown(value),
    now,
    revealed: revealed && now.problem !== undefined,
    put,
    putNumber: (number: number) => put(shown(number)),
    reveal: () => setRevealed(true),
    /** Shows the number in its usual form, or why it isn’t one. */
    leave: () => (now.problem === undefined ? setTyped(null) : afterPress(() => setRevealed(true))),
  };
}

/**
 * A field for a number as people of the admin’s locale write it. What is ambiguous, isn’t a number or is out of range stays as it was
 * typed, with a sentence about it, and forms with it aren’t sent.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    value: _value,
    onChange: _onChange,
    min,
    max,
    step = 1,
    prefix: _prefix,
    suffix: _suffix,
    decimalScale,
    fixedDecimalScale: _fixed,
    allowDecimal = true,
    hideControls = false,
    ...shared
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const { text, now, revealed, put, putNumber, reveal, leave } = useTyped(props);
  const { problem, number } = now;
  const isUnclear = problem !== undefined;
  useEffect(
    () => (isUnclear && field.current ? keepUnclear(field.current, () => setTimeout(reveal)) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [isUnclear],
  );
  const turn = (by: number) => {
    const next = number === '' ? (min ?? 0) : Math.round((number + by * step) * 1e6) / 1e6;
    putNumber(between(next, min, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isUnclear) reveal();
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0 || shared.readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(by);
  };
  const arrow = (by: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      disabled={
        shared.disabled ||
        (number !== '' && (by > 0 ? number >= (max ?? Infinity) : number <= (min ?? -Infinity)))
      }
      // Keeps the focus where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => turn(by)}
    >
      {by > 0 ? <IconChevronUp size={12} /> : <IconChevronDown size={12} />}
    </button>
  );
  return (
    <TextInput
      inputMode={
        min !== undefined && min >= 0 ? (allowDecimal && decimalScale !== 0 ? 'decimal' : 'numeric') : 'text'
      }
      autoComplete="off"
      {...shared}
      {...(hideControls
        ? {}
        : {
            rightSection: (
              <span className={css.steps} aria-hidden="true">
                {arrow(1)}
                {arrow(-1)}
              </span>
            ),
          })}
      ref={field}
      value={text}
      error={revealed ? problem : shared.error}
      onChange={({ currentTarget }) => put(currentTarget.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  );
}
