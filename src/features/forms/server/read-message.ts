import { createHash } from 'node:crypto';
import { invalid, refuse } from '../../../lib/errors.ts';
import { spokenLanguage } from '../../../lib/messages/spoken-language.ts';
import { type Answer, answerText, checkAnswers, isEmail } from '../check-answers.ts';
import { MULTILINE_MOST } from '../field-types.ts';
import type { NewMessage } from '../message-shapes.ts';
import { messageTerms } from '../search-terms.ts';
import type { FormRow } from './form-queries.ts';
import { shownForm } from './present.ts';
import { answerWords, say } from './say.ts';

type Content = Exclude<NewMessage['content'], string>;

const refuseFields = (problems: Record<string, string>): never => {
  const fields = Object.fromEntries(
    Object.entries(problems).map(([name, sentence]) => [`content.${name}`, sentence]),
  );
  throw invalid(say().toFix({ count: Object.keys(problems).length }), fields);
};

/**
 * Validates answers against the current form. They are kept with the labels of the main language, as the owner reads them.
 * @param form in the sender's language
 * @throws `400` by field, `409` with the form if the sender saw an earlier one
 */
export function readAnswers(form: FormRow, { content, version }: NewMessage): Answer[] {
  if (typeof content === 'string')
    throw invalid(say().answersByName, {
      content: say().mustBeByName,
    });
  const known = new Set(form.content.map(({ name }) => name));
  const unknown = Object.keys(content).filter((name) => !known.has(name));
  const { answers, problems } = checkAnswers(form.content, content, {
    t: answerWords(),
    language: spokenLanguage(),
  });
  if (unknown.length === 0 && Object.keys(problems).length === 0) {
    if (answers.length === 0) throw invalid(say().fillIn, { content: say().noAnswers });
    const labels = new Map(form.content.map(({ name, label, mainLabel = label }) => [name, mainLabel]));
    return answers.map((answer) => ({ ...answer, label: labels.get(answer.name) ?? answer.label }));
  }
  if (version !== undefined && version !== form.version)
    throw refuse('form-changed', say().changed, { current: shownForm(form) });
  return refuseFields({
    ...Object.fromEntries(unknown.map((name) => [name, say().unknownField])),
    ...problems,
  });
}

/** A message without a form: everything sent by name, as text. */
export function readFreely(content: NewMessage['content']): Answer[] {
  const told: Content = typeof content === 'string' ? { message: content } : content;
  const problems: Record<string, string> = {};
  const answers = Object.entries(told).flatMap(([name, value]): Answer[] => {
    const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value.trim() : value;
    if (text === '') return [];
    if (!/^[\p{L}\p{N}][\p{L}\p{N} _.?-]*$/u.test(name)) problems[name] = say().badName;
    if (typeof text === 'string' && text.length > MULTILINE_MOST)
      problems[name] = answerWords().atMostCharacters({ most: MULTILINE_MOST, count: text.length });
    const isAddress = /^e-?mail$/i.test(name);
    if (isAddress && !(typeof text === 'string' && isEmail(text))) problems[name] = answerWords().emailLike;
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    return [
      {
        name,
        label,
        type: isAddress ? 'email' : 'multiline',
        value: isAddress ? String(text).toLowerCase() : text,
      },
    ];
  });
  if (Object.keys(problems).length > 0) refuseFields(problems);
  if (answers.length === 0) throw invalid(say().enterMessage, { content: say().messageEmpty });
  return answers;
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const PREVIEW = 200;

/** The texts of a message for the inbox and its search. */
export function digest(answers: readonly Answer[], formName: string) {
  const told = answers.filter(({ type }) => type !== 'file');
  const email = told.find(({ type }) => type === 'email');
  const name = told.find((one) => one.type !== 'email' && /name/i.test(`${one.name} ${one.label}`));
  const long = told.find(({ type, name: key }) => type === 'multiline' && key !== name?.name);
  const rest = told.filter((one) => one !== email && one !== name);
  const preview = long ? answerText(long) : rest.map(answerText).join(' · ');
  const words = messageTerms([...answers.map(answerText), formName].join('\n'));
  return {
    senderEmail: email ? String(email.value) : null,
    senderName: name ? oneLine(answerText(name)).slice(0, 120) : '',
    preview: oneLine(preview).slice(0, PREVIEW),
    words,
  };
}

/** Hashes what identifies a repeated request; tickets and attempts may differ. */
export const hashOf = ({ content, origin, form }: NewMessage): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([form ?? null, origin, content]))
    .digest();
