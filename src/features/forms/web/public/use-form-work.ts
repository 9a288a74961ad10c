import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import { refusalOf } from '../../../../lib/http/client.ts';
import { pageLanguage } from '../../../../lib/messages/area.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { common } from '../../../../lib/ui/messages/common/area.ts';
import { formWords } from '../../messages/form/area.ts';
import { type Problem, problemFrom } from '../../../../lib/ui/form/problem.ts';
import { localPath, pageBase } from '../../../../lib/ui/local-path.ts';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { checkAnswers } from '../../check-answers.ts';
import { answerWords } from '../../messages/answers/area.ts';
import { askedFields, type RawAnswers } from '../../conditions.ts';
import type { messagesContract } from '../../contract.ts';
import type { Form, FormField } from '../../form-shapes.ts';
import { typedAnswers } from '../../typed-answers.ts';
import type { FormOutcome } from '../forms-context.ts';
import type { PlacedOrder } from './place-order.ts';
import { useSending } from './use-sending.ts';
import { fieldProblems } from './field-problems.ts';

const answersIn = (element: HTMLFormElement, fields: readonly FormField[]) =>
  typedAnswers(fields, new FormData(element));

/** Answers given before React took over. They are read in the first render, because the next one hides fields that aren't asked. */
function answeredEarly({ _id, content }: Form): RawAnswers | undefined {
  if (typeof HTMLFormElement === 'undefined') return undefined;
  const element = document.getElementById(`form-${_id}`);
  return element instanceof HTMLFormElement ? answersIn(element, content) : undefined;
}

const saidNow = () => ({ t: messagesNow(answerWords), language: pageLanguage() });

function problemWith(intent: string, found: Pick<Problem, 'error' | 'fields'> | undefined): Problem | null {
  return found ? { intent, error: found.error, fields: found.fields, values: {} } : null;
}

const problemIn = (intent: string, fields: Record<string, string>) => {
  const count = Object.keys(fields).length;
  return count > 0 ? problemWith(intent, { error: messagesNow(common).fixFields({ count }), fields }) : null;
};

const leaveFor = (page: string): void => location.assign(localPath(pageBase())(page));

/** The last step with a question that is asked. */
const lastStepOf = ({ steps }: Form, asked: readonly FormField[]) =>
  Math.min(Math.max(1, steps.length), Math.max(0, ...asked.map(({ step }) => step)) + 1) - 1;

interface Given {
  form: Form;
  /** Prefix of its fields' ids. */
  intent: string;
  outcome: FormOutcome | undefined;
  editing: boolean;
  element: RefObject<HTMLFormElement | null>;
}

/** A form with script: applies conditions, goes step by step, validates before sending, and sends without leaving. */
export function useFormWork({ form: given, intent, outcome, editing, element }: Given) {
  const [form, setForm] = useState(given);
  const [answers, setAnswers] = useState<RawAnswers>(() => answeredEarly(given) ?? outcome?.values ?? {});
  const [step, setStep] = useState(0);
  const [trouble, setTrouble] = useState<Problem | null>(() => problemWith(intent, outcome));
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [height, setHeight] = useState(0);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const send = useSending(given._id, editing);
  if (editing && form !== given) setForm(given);

  const asked = askedFields(form.content, answers);
  const lastStep = lastStepOf(form, asked);

  useEffect(() => {
    // Values that the browser restored from an earlier visit count too.
    const frame = requestAnimationFrame(() => {
      if (element.current) setAnswers(answersIn(element.current, given.content));
    });
    return () => cancelAnimationFrame(frame);
  }, [element, given]);

  const show = (found: Problem | null) => {
    setTrouble(found);
    const first = found && asked.find(({ name }) => found.fields[name]);
    if (first) setStep(first.step);
  };

  const go = (next: number) => {
    if (next > step && element.current) {
      const now = answersIn(element.current, form.content);
      const { problems } = checkAnswers(form.content, now, saidNow());
      const here = asked.filter((field) => field.step === step && problems[field.name]);
      if (here.length > 0)
        return show(
          problemIn(intent, Object.fromEntries(here.map(({ name }) => [name, problems[name] ?? '']))),
        );
    }
    setTrouble(null);
    setStep(next);
    return undefined;
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const node = event.currentTarget;
    if (step < lastStep) return go(step + 1);
    const now = answersIn(node, form.content);
    const wanted = new Set(askedFields(form.content, now).map(({ name }) => name));
    const typed = Object.fromEntries(Object.entries(now).filter(([name]) => wanted.has(name)));
    const found = problemIn(intent, checkAnswers(form.content, now, saidNow()).problems);
    show(found);
    if (found || editing) return;
    setState('sending');
    try {
      const sent = await send(form, node, typed);
      if (sent === 'empty-cart') {
        setState('open');
        return show(problemWith(intent, { error: messagesNow(formWords).emptyCart, fields: {} }));
      }
      setPlaced(sent.placed);
      if (form.purpose !== 'order' && form.thanks.page) return leaveFor(form.thanks.page);
      // What replaces the form has the same room, so that nothing below it moves.
      setHeight(node.getBoundingClientRect().height);
      setState('sent');
    } catch (error) {
      setState('open');
      if (!isRefusal(error)) throw error;
      const refusal = refusalOf<(typeof messagesContract)['POST /api/message']>(error);
      if (refusal?.code === 'form-changed') setForm(refusal.current);
      show(problemFrom(error, { intent, fields: fieldProblems(error) }));
    }
    return undefined;
  };

  const onInput = (event: SyntheticEvent<HTMLFormElement>) =>
    setAnswers(answersIn(event.currentTarget, form.content));
  return {
    form,
    asked: new Set(asked.map(({ name }) => name)),
    step,
    lastStep,
    trouble,
    state,
    height,
    placed,
    submit,
    go,
    onInput,
  };
}

export type FormWork = ReturnType<typeof useFormWork>;
