import { toFix } from '../../lib/content/to-fix.ts';
import { html, Html } from './html.ts';
import { type Problem, typed } from './visit.ts';

interface FieldProps {
  name: string;
  /** Needed if the page has several fields with this name. */
  id?: string;
  label: string;
  problem: Problem | undefined;
  hint?: string;
  type?: 'text' | 'email' | 'password';
  autocomplete?: string;
  value?: string;
  /** Shown after the input. */
  after?: string;
  most?: number;
}

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? null : html` ${new Html(name)}="${value}"`;

/** A text field with its hint and its error. */
export function field({
  name,
  id = name,
  label,
  problem,
  hint,
  type = 'text',
  after,
  ...more
}: FieldProps): Html {
  const wrong = problem?.fields[name];
  const value = type === 'password' ? undefined : (problem && typed(problem.typed, name)) || more.value;
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-wrong` : ''].filter(Boolean).join(' ');
  const plain = type !== 'text' || after !== undefined;
  const line = html`<input
    class="input"
    id="${id}"
    name="${name}"
    type="${type}"
    required${attribute('value', value)}${attribute('autocomplete', more.autocomplete ?? 'off')}${attribute(
      'maxlength',
      more.most?.toString(),
    )}${attribute('aria-describedby', described || undefined)}${attribute(
      'aria-invalid',
      wrong ? 'true' : undefined,
    )}${attribute('autocapitalize', plain ? 'none' : undefined)}${attribute('spellcheck', plain ? 'false' : undefined)}
  />`;
  // The script puts a button here.
  const input = type === 'password' ? html`<span class="secret">${line}</span>` : line;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint ? html`<span class="hint" id="${id}-hint">${hint}</span>` : null}
    ${after === undefined ? input : html`<span class="with">${input}<span>${after}</span></span>`}
    ${wrong ? html`<span class="wrong" id="${id}-wrong">${wrong}</span>` : null}
  </div>`;
}

/**
 * The error summary above a refused form; it receives the focus.
 * @param ids of fields whose id is not their name
 */
export function summary(problem: Problem | undefined, ids: Record<string, string> = {}): Html | null {
  if (!problem) return null;
  // The token of a link is no field.
  const fields = Object.entries(problem.fields).filter(([name]) => name !== 'token');
  const said = fields.some(([, sentence]) => sentence === problem.sentence);
  return html`<div class="summary" role="alert" tabindex="-1" autofocus data-focus>
    <strong>${said ? toFix(fields.length) : problem.sentence}</strong>
    ${
      fields.length > 0
        ? html`<ul>
            ${fields.map(([name, sentence]) => html`<li><a href="#${ids[name] ?? name}">${sentence}</a></li>`)}
          </ul>`
        : null
    }
  </div>`;
}

export const emailField = (problem: Problem | undefined, value?: string): Html =>
  field({
    name: 'email',
    label: 'Email address',
    type: 'email',
    autocomplete: 'username',
    problem,
    ...(value ? { value } : {}),
  });

export const codeField = (problem: Problem | undefined): Html =>
  field({ name: 'code', label: 'Code', autocomplete: 'one-time-code', after: '', problem, most: 20 });

export const ownPasswordField = (problem: Problem | undefined, id: string): Html =>
  field({
    name: 'password',
    id,
    label: 'Your password',
    type: 'password',
    autocomplete: 'current-password',
    problem,
  });

export const newPasswordField = (
  problem: Problem | undefined,
  name = 'password',
  label = 'Choose a password',
) =>
  field({
    name,
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: 'At least 8 characters. A few unrelated words are easy to remember and hard to guess.',
    problem,
  });
