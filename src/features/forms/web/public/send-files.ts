import { CallError } from '../../../../lib/http/client.ts';
import type { Form } from '../../form-shapes.ts';
import type { TypedAnswers } from '../../typed-answers.ts';

/** What has arrived already, so that a second try of the same message sends only the rest. */
const arrived = new WeakMap<File, string>();

const OFFLINE =
  'The site cannot be reached. What you wrote is still here: check your connection and send it again.';

async function send(formId: string, field: string, file: File): Promise<string> {
  const known = arrived.get(file);
  if (known) return known;
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(`/api/form/${formId}/file/${field}`, {
    method: 'POST',
    credentials: 'same-origin',
    body,
  }).catch(() => {
    throw new CallError(0, OFFLINE);
  });
  const reply = (await response.json().catch(() => ({}))) as { _id?: string; error?: string };
  if (!response.ok || !reply._id) {
    const { error = 'This file could not be sent. Please try it again.' } = reply;
    throw new CallError(response.status, error, { [`content.${field}`]: error });
  }
  arrived.set(file, reply._id);
  return reply._id;
}

const chosenFiles = (node: HTMLFormElement, name: string): File[] =>
  new FormData(node).getAll(name).filter((one): one is File => typeof one !== 'string' && one.size > 0);

/** The answers with what the chosen files are called on the server, once all of them are there. @throws CallError */
export async function sendFiles(
  form: Form,
  node: HTMLFormElement,
  answers: TypedAnswers,
): Promise<TypedAnswers> {
  const { fileBytes = Number.POSITIVE_INFINITY } = form;
  const sent = { ...answers };
  for (const { name, type } of form.content) {
    if (type !== 'file' || !(name in answers)) continue;
    const files = chosenFiles(node, name);
    const large = files.find(({ size }) => size > fileBytes);
    if (large) {
      const error = `“${large.name}” is too large. A file may have ${Math.floor(fileBytes / 1024 / 1024)} MB.`;
      throw new CallError(400, error, { [`content.${name}`]: error });
    }
    const ids: string[] = [];
    for (const file of files) ids.push(await send(form._id, name, file));
    sent[name] = ids;
  }
  return sent;
}
