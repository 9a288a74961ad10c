import type { ComponentProps, ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Field, Labelled } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import type { Website } from '../../../../websites/contract.ts';
import { orderWords } from '../../../messages/order/area.ts';
import type { Withdrawal } from '../../../order-shapes.ts';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';
import css from './orders.module.css';

type Title = Pick<ComponentProps<'h3'>, 'ref' | 'tabIndex'>;
type Pieces = Pick<ComponentProps<'select'>, 'name' | 'value' | 'defaultValue' | 'onChange'>;

interface ChoiceProps {
  may: Withdrawal;
  title?: Title;
  /** How a line's quantity is kept: in the form itself or in a screen's state. */
  pieces(line: Withdrawal['lines'][number]): Pieces;
  name: Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>;
  reason: Pick<ComponentProps<'textarea'>, 'name' | 'value' | 'defaultValue' | 'onChange'>;
  said: ReactNode;
  send: Pick<ComponentProps<'button'>, 'name' | 'value'>;
  shape: Pick<ComponentProps<'form'>, 'method' | 'onSubmit'>;
}

/** Chooses which units of an order to return. @param props.may the lines that can be returned; if empty, it says so */
export function ReturnsForm({ may, title, pieces, name, reason, said, send, shape }: ChoiceProps) {
  const t = useMessages(orderWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const day = new Intl.DateTimeFormat(withLatinDigits(website?.locale), { dateStyle: 'long' });
  const excluded = may.excluded.map(({ item, label, sentence }) => (
    <p key={item} className={css.quiet}>
      <bdi>{label}</bdi>: {sentence}
    </p>
  ));
  if (may.lines.length === 0)
    return (
      <>
        <p>{t.nothingToCancel}</p>
        {excluded}
      </>
    );
  return (
    <form {...shape} className={css.withdraw}>
      <h3 {...title}>{t.whatToReturn}</h3>
      {may.until && (
        <p className={css.quiet}>{t.youCanCancelUntil({ value: day.format(new Date(may.until)) })}</p>
      )}
      {may.lines.map((line) => (
        <label key={line.item} className={css.choice}>
          <span>
            <bdi>{line.label}</bdi>
          </span>
          <select className={form.input} {...pieces(line)}>
            {Array.from({ length: line.quantity + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count === 0 ? t.keep : t.ofPieces({ pieces: count, quantity: line.quantity })}
              </option>
            ))}
          </select>
        </label>
      ))}
      {excluded}
      <Field name="name" label={t.fullName} autoComplete="name" maxLength={200} {...name} />
      <Labelled name="reason" label={t.reasonOptional}>
        {(parts) => <textarea {...parts} {...reason} className={form.input} rows={3} maxLength={1000} />}
      </Labelled>
      {said}
      <button type="submit" className="button" {...send}>
        {t.continue}
      </button>
    </form>
  );
}

interface ReviewProps {
  may: Withdrawal;
  lines: readonly { item: string; quantity: number }[];
  email: string;
  title?: Title;
  children: ReactNode;
}

/** The chosen returns, with buttons to confirm or go back. */
export function ReturnsReview({ may, lines, email, title, children }: ReviewProps) {
  const t = useMessages(orderWords);
  return (
    <>
      <h3 {...title}>{t.checkAndConfirm}</h3>
      <p>{t.withdrawalStatement}</p>
      <ul>
        {lines.map(({ item, quantity }) => (
          <li key={item}>
            {quantity} × <bdi>{may.lines.find((line) => line.item === item)?.label}</bdi>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{t.receiptSentTo({ email })}</p>
      {children}
    </>
  );
}

export const Said = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={css.problem}>
    {children}
  </p>
);
