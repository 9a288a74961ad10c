import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { formWords } from '../../messages/form/area.ts';
import css from './form.module.css';

export interface UploadProgress {
  /** Aborts when the visitor presses "Stop". */
  signal: AbortSignal;
  /** @param share of all bytes, 0 to 1 */
  show: (share: number) => void;
  remove: () => void;
}

/** A progress bar with a stop button, at the end of the form; rendered outside React. */
export function showProgress(form: HTMLFormElement): UploadProgress {
  const stop = new AbortController();
  const label = document.createElement('label');
  const words = document.createElement('span');
  const bar = document.createElement('progress');
  const button = document.createElement('button');
  label.className = css.sending ?? '';
  bar.max = 100;
  button.type = 'button';
  button.className = 'button';
  button.dataset['look'] = 'secondary';
  button.textContent = messagesNow(formWords).cancelSending;
  button.addEventListener('click', () => stop.abort());
  label.append(words, bar);
  const place = document.createElement('div');
  place.className = css.sendingFiles ?? '';
  place.append(label, button);
  const show = (share: number) => {
    bar.value = Math.floor(share * 100);
    words.textContent = messagesNow(formWords).sendingFiles({ percent: bar.value });
  };
  show(0);
  form.append(place);
  return { signal: stop.signal, show, remove: () => place.remove() };
}
