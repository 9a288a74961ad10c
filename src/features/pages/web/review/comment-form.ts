import { type Author, Refused, type Words } from './calls.ts';
import { button, element } from './elements.ts';

interface Options {
  words: Words;
  label: string;
  send: string;
  known: Author;
  onSend: (author: Author, text: string, further: string) => Promise<void>;
  onCancel: () => void;
}

/** Name, email and text. What could not be sent stays in it. */
export function commentForm({ words, label, send, known, onSend, onCancel }: Options): HTMLFormElement {
  const text = element('textarea', { name: 'text', maxLength: 2000, required: true, dir: 'auto' });
  const name = element('input', {
    name: 'name',
    autocomplete: 'name',
    maxLength: 80,
    required: true,
    value: known.name,
  });
  const email = element('input', {
    name: 'email',
    type: 'email',
    autocomplete: 'email',
    maxLength: 254,
    required: true,
    value: known.email,
  });
  const further = element('input', {
    name: 'further',
    tabIndex: -1,
    autocomplete: 'off',
    attributes: { 'aria-hidden': 'true' },
  });
  further.className = 'trap';
  const error = element('p', { className: 'error', attributes: { role: 'alert' } });
  const submit = element('button', { type: 'submit', attributes: { 'data-main': '' } }, send);
  const fields = { text, name, email };
  const form = element(
    'form',
    { noValidate: true },
    element('label', {}, label, text),
    element('label', {}, words.name, name),
    element('label', {}, words.email, email),
    element('small', {}, `${words.visible} ${words.emailHelp}`),
    further,
    error,
    element('div', { className: 'row' }, submit, button(words.cancel, onCancel)),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    submit.disabled = true;
    error.textContent = '';
    for (const field of Object.values(fields)) field.removeAttribute('aria-invalid');
    const author = { name: name.value.trim(), email: email.value.trim() };
    onSend(author, text.value, further.value)
      .catch((problem: unknown) => {
        error.textContent = problem instanceof Error ? problem.message : words.failed;
        const wrong = problem instanceof Refused ? fields[problem.field as keyof typeof fields] : undefined;
        wrong?.setAttribute('aria-invalid', 'true');
        wrong?.focus();
      })
      .finally(() => (submit.disabled = false));
  });
  return form;
}
