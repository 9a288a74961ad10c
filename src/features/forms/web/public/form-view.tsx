import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formWords } from '../../messages/form/area.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import shared from '../../../../lib/ui/form/form.module.css';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { useHydrated } from '../../../../lib/ui/use-hydrated.ts';
import type { Form, FormField } from '../../form-shapes.ts';
import { inputs } from '../../typed-answers.ts';
import type { FormOutcome } from '../forms-context.ts';
import { FieldControl } from './field-control.tsx';
import css from './form.module.css';
import type { PlacedOrder } from './place-order.ts';
import { type FormWork, useFormWork } from './use-form-work.ts';

interface Props {
  form: Form;
  /** The id of the block, as a prefix of ids in the page. */
  id: string;
  outcome?: FormOutcome | undefined;
  sent?: boolean;
  editing?: boolean;
  /** One line with its button beside it. */
  inline?: boolean;
}

interface ThanksProps {
  form: Form;
  focus: boolean;
  /** The height of the form that it replaces, in pixels. */
  height: number;
  order: PlacedOrder | null;
}

/**
 * Replaces the form after sending: what happens next, with the focus on it. It takes as much room, so that nothing below moves,
 * but the focus is on the words alone: a form can be taller than the screen, whose part in view would be empty.
 */
function Thanks({ form, focus, height, order }: ThanksProps) {
  const t = useMessages(formWords);
  const local = useLocalPath();
  const room = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    room.current?.style.setProperty('min-height', `${height}px`);
  }, [height]);
  useEffect(() => {
    if (focus) said.current?.focus();
  }, [focus]);
  const words =
    form.thanks.text || (form.newsletter ? t.confirmYourEmail : order ? t.orderThanks : t.messageThanks);
  return (
    <div ref={room}>
      <div id={`form-${form._id}`} className={css.thanks} role="status" tabIndex={-1} ref={said}>
        {words}
        {order ? (
          <p>
            <Sentence say={(number) => t.orderNumberIs({ number })}>
              <a href={local(`/account/order/${order._id}`)}>{order.number}</a>
            </Sentence>
          </p>
        ) : null}
        {order && form.thanks.page ? (
          <p>
            <a href={local(form.thanks.page)}>{t.continue}</a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Shown without script, when conditions cannot be applied. */
function Condition({ field, fields }: { field: FormField; fields: readonly FormField[] }) {
  const t = useMessages(formWords);
  const other = fields.find(({ name }) => name === field.when?.field);
  if (!field.when || !other) return null;
  const { is } = field.when;
  const { label } = other;
  return (
    <p className={css.condition}>
      {is === '*'
        ? t.onlyIfFilled({ label })
        : is === 'yes'
          ? t.onlyIfTicked({ label })
          : t.onlyIfIs({ label, is })}
    </p>
  );
}

/** Read by `early-conditions.ts` and by the style sheet. */
const conditionOf = ({ when }: FormField) => (when ? { 'data-when': when.field, 'data-is': when.is } : {});

interface CellProps {
  field: FormField;
  /** Prefix of its id. */
  id: string;
  work: FormWork;
  outcome: FormOutcome | undefined;
  inline: boolean;
}

/** A field in its place of the grid; hidden while its condition isn't met. */
function Cell({ field, id, work: { form, asked, trouble }, outcome, inline }: CellProps) {
  const hydrated = useHydrated();
  return (
    <div
      className={css.cell}
      data-width={inline ? undefined : field.width}
      {...(hydrated || trouble ? {} : conditionOf(field))}
      hidden={hydrated && !asked.has(field.name)}
    >
      {!hydrated && <Condition field={field} fields={form.content} />}
      <FieldControl
        field={field}
        id={`${id}-${field.name}`}
        error={trouble?.fields[field.name]}
        values={outcome?.values[field.name] ?? []}
        files={outcome?.files}
        fileBytes={form.fileBytes}
      />
    </div>
  );
}

/** A form for visitors. Without script, all of it is shown at once and sent to the page itself. */
export function FormView({ form: given, id, outcome, sent = false, editing = false, inline = false }: Props) {
  const t = useMessages(formWords);
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const intent = `form-${id}`;
  const work = useFormWork({ form: given, intent, outcome, editing, element });
  const { form, step, lastStep, trouble, state, placed } = work;
  if (state === 'sent' || (sent && !trouble))
    return <Thanks form={form} focus={state === 'sent'} height={work.height} order={placed} />;

  const stepped = form.steps.length > 1;
  const titled = form.steps.length > 0;
  const last = step >= lastStep;
  const groups = form.steps.length > 0 ? form.steps : [''];
  return (
    <form
      ref={element}
      id={`form-${form._id}`}
      className={css.form}
      data-inline={inline || undefined}
      method="post"
      encType={form.content.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      // The page's path with an anchor, so that a browser without script returns to the form.
      action={`#form-${form._id}`}
      noValidate
      onSubmit={(event) => void work.submit(event)}
      onInput={work.onInput}
    >
      <input type="hidden" name={inputs.form} value={form._id} />
      <input type="hidden" name={inputs.version} value={form.version} />
      <div className={css.further} aria-hidden="true">
        <label htmlFor={`${intent}-further`}>{t.leaveThisEmpty}</label>
        <input id={`${intent}-further`} name={inputs.further} tabIndex={-1} autoComplete="off" />
      </div>
      <Summary problem={trouble ?? undefined} />
      {hydrated && stepped ? (
        <p className={css.progress} aria-live="polite">
          {t.stepOf({ step: step + 1, count: lastStep + 1, title: form.steps[step] ?? '' })}
        </p>
      ) : null}
      {groups.map((title, index) => {
        const fields = form.content.filter(({ step: place }) => groups.length === 1 || place === index);
        return (
          <fieldset
            key={index}
            className={css.step}
            data-later={(!hydrated && !trouble && index > 0) || undefined}
            hidden={hydrated && stepped && index !== step}
          >
            {titled ? <legend className={css.stepTitle}>{title}</legend> : null}
            <div className={css.grid}>
              {fields.map((field) => (
                <Cell
                  key={field.name}
                  field={field}
                  id={intent}
                  work={work}
                  outcome={outcome}
                  inline={inline}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className={css.buttons}>
        {hydrated && stepped && step > 0 ? (
          <button type="button" className="button" data-look="secondary" onClick={() => work.go(step - 1)}>
            {t.back}
          </button>
        ) : null}
        <button type="submit" className="button" data-replay aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? t.sending : hydrated && !last ? t.next : form.button}
        </button>
      </div>
      {editing ? <p className={shared.hint}>{t.previewNote}</p> : null}
    </form>
  );
}
