import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { formWords } from '../../messages/form/area.ts';
import { CallError, siteHeader } from '../../../../lib/http/client.ts';
import type { Form } from '../../form-shapes.ts';
import type { TypedAnswers } from '../../typed-answers.ts';
import { showProgress } from './upload-progress.ts';

/** Files uploaded so far, so that a second attempt of the same message sends only the rest. */
const arrived = new WeakMap<File, string>();

const OFFLINE = () => messagesNow(formWords).notSent;

const STOPPED = () => messagesNow(formWords).stopped;

interface Sending {
  signal: AbortSignal;
  /** @param bytes of this file, so far */
  onBytes: (bytes: number) => void;
}

interface Answered {
  status: number;
  body: { _id?: string; error?: string };
}

/** With `XMLHttpRequest`, because `fetch` reports no progress. @throws CallError */
const upload = (path: string, body: FormData, { signal, onBytes }: Sending): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(siteHeader())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded }) => onBytes(loaded));
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: (request.response ?? {}) as Answered['body'] }),
    );
    request.addEventListener('error', () => reject(new CallError(0, OFFLINE())));
    request.addEventListener('abort', () => reject(new CallError(0, STOPPED())));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) reject(new CallError(0, STOPPED()));
    else request.send(body);
  });

async function send(formId: string, field: string, file: File, sending: Sending): Promise<string> {
  const known = arrived.get(file);
  if (known) return known;
  const body = new FormData();
  body.append('file', file);
  const { status, body: reply } = await upload(`/api/form/${formId}/file/${field}`, body, sending);
  if (status >= 300 || !reply._id) {
    const { error = messagesNow(formWords).fileNotSent } = reply;
    throw new CallError(status, error, { fields: { [`content.${field}`]: error } });
  }
  arrived.set(file, reply._id);
  return reply._id;
}

const chosenFiles = (node: HTMLFormElement, name: string): File[] =>
  new FormData(node).getAll(name).filter((one): one is File => typeof one !== 'string' && one.size > 0);

/** Uploads the chosen files. @returns the answers with their ids @throws CallError */
export async function sendFiles(
  form: Form,
  node: HTMLFormElement,
  answers: TypedAnswers,
): Promise<TypedAnswers> {
  const { fileBytes = Number.POSITIVE_INFINITY } = form;
  const chosen = form.content
    .filter(({ name, type }) => type === 'file' && name in answers)
    .map(({ name }) => ({ name, files: chosenFiles(node, name) }));
  for (const { name, files } of chosen) {
    const large = files.find(({ size }) => size > fileBytes);
    if (!large) continue;
    const error = messagesNow(formWords).tooLarge({
      name: large.name,
      megabytes: Math.floor(fileBytes / 1024 / 1024),
    });
    throw new CallError(400, error, { fields: { [`content.${name}`]: error } });
  }
  const sent = { ...answers };
  const bytes = chosen.flatMap(({ files }) => files).reduce((sum, { size }) => sum + size, 0);
  const progress = bytes > 0 ? showProgress(node) : null;
  let before = 0;
  try {
    for (const { name, files } of chosen) {
      const ids: string[] = [];
      for (const file of files) {
        const onBytes = (loaded: number) => progress?.show(Math.min(1, (before + loaded) / bytes));
        const signal = progress?.signal ?? new AbortController().signal;
        ids.push(await send(form._id, name, file, { signal, onBytes }));
        before += file.size;
      }
      sent[name] = ids;
    }
  } finally {
    progress?.remove();
  }
  return sent;
}
