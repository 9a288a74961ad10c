import type { Arrival, ArrivedSite } from '../../../features/platform/sites-contract.ts';
import { readableSize } from '../../../features/files/readable-size.ts';
import { keepAddress } from './address.ts';

type Told = { part: number } | { site: ArrivedSite } | { error: string };

const some = (count: number, one: string, more: string) =>
  count === 0 ? '' : `${count.toLocaleString()} ${count === 1 ? one : more}`;
const LOST = 'The connection was lost. Try again.';

const listOf = (sentences: readonly string[]): HTMLElement => {
  const list = document.createElement('ul');
  for (const sentence of sentences)
    list.append(Object.assign(document.createElement('li'), { textContent: sentence }));
  return list;
};

/** Imports a site export: uploads it with progress, shows its content, then creates the site with the server's progress. */
export function takeIn(box: HTMLElement): void {
  const part = <E extends HTMLElement = HTMLElement>(name: string) =>
    box.querySelector<E>(`[data-part=${name}]`);
  const [choose, found, done] = [
    part<HTMLFormElement>('choose'),
    part<HTMLFormElement>('found'),
    part('done'),
  ];
  const [bar, said, wrong] = [part<HTMLProgressElement>('bar'), part('said'), part('wrong')];
  const file = choose?.querySelector<HTMLInputElement>('[type=file]');
  const address = found?.querySelector<HTMLInputElement>('[name=subdomain]');
  if (!choose || !found || !done || !bar || !said || !wrong || !file || !address) return;
  let arrival: Arrival | undefined;

  const work = (words: string, share?: number) => {
    bar.hidden = false;
    if (share === undefined) bar.removeAttribute('value');
    else bar.value = share;
    said.textContent = words;
    wrong.hidden = true;
  };
  const fail = (sentence: string) => {
    bar.hidden = true;
    said.textContent = '';
    wrong.hidden = false;
    wrong.textContent = sentence;
    wrong.focus();
    for (const button of box.querySelectorAll('button')) button.disabled = false;
  };

  const show = (of: Arrival) => {
    arrival = of;
    const { rows } = of;
    const parts = [
      some(rows.pages, 'page', 'pages'),
      some(rows.products, 'product', 'products'),
      some(rows.orders, 'order', 'orders'),
      some(rows.bookings, 'booking', 'bookings'),
      some(rows.messages, 'message', 'messages'),
      some(rows.accounts, 'account', 'accounts'),
      some(rows.files, 'file', 'files'),
    ];
    bar.hidden = true;
    said.textContent = '';
    choose.hidden = true;
    found.hidden = false;
    const made = new Date(of.madeAt).toLocaleDateString(undefined, { dateStyle: 'long' });
    const summary = found.querySelector('[data-summary]');
    const title = Object.assign(document.createElement('h2'), { textContent: of.name });
    const words = document.createElement('p');
    words.textContent = `Exported on ${made} from ${of.host}: ${parts.filter(Boolean).join(', ')}; ${readableSize(of.size)} in all.`;
    summary?.replaceChildren(title, words);
    if (of.missing > 0)
      summary?.append(
        listOf([`${some(of.missing, 'file was', 'files were')} missing when it was exported.`]),
      );
    if (of.anew.length > 0) {
      summary?.append(
        Object.assign(document.createElement('p'), { textContent: 'Set these up again after the import:' }),
        listOf(of.anew),
      );
    }
    const name = found.querySelector<HTMLInputElement>('[name=name]');
    if (name) name.value = of.name;
    keepAddress(found);
    name?.dispatchEvent(new Event('input'));
    address.focus();
  };

  choose.addEventListener('submit', (event) => {
    event.preventDefault();
    const [chosen] = file.files ?? [];
    if (!chosen) return fail('Choose the site export file, like kiln.example-2026-05-01.zip.');
    const request = new XMLHttpRequest();
    request.open('POST', '/api/platform/arrivals');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (loaded < total) work(`${readableSize(loaded)} of ${readableSize(total)} uploaded.`, loaded / total);
      else work('Reading the file…');
    });
    request.addEventListener('error', () => fail(LOST));
    request.addEventListener('load', () => {
      try {
        const reply = JSON.parse(request.responseText) as Arrival & { error?: string };
        if (request.status === 201) show(reply);
        else fail(reply.error ?? LOST);
      } catch {
        fail(LOST);
      }
    });
    work('Uploading…', 0);
    request.send(chosen);
  });

  const finish = ({ _id, name, host, anew, notes }: ArrivedSite) => {
    found.hidden = true;
    bar.hidden = true;
    said.textContent = '';
    done.hidden = false;
    const title = Object.assign(document.createElement('h2'), {
      textContent: `${name} imported`,
      tabIndex: -1,
    });
    const words = Object.assign(document.createElement('p'), {
      textContent: `It’s live at ${host}.`,
    });
    const open = done.querySelector('form');
    if (open) open.action = `/sites/${_id}/open`;
    done.prepend(title, words, listOf([...anew, ...notes]));
    title.focus();
  };

  found.addEventListener('submit', (event) => {
    event.preventDefault();
    void make().catch(() => fail(LOST));
  });

  async function make(): Promise<void> {
    if (!arrival) return;
    work('Importing…', 0);
    const query = new URLSearchParams({ subdomain: address?.value ?? '' });
    const reply = await fetch(`/api/platform/arrivals/${arrival._id}/site?${query}`, { method: 'POST' });
    if (!reply.ok || !reply.body) return fail(((await reply.json()) as { error: string }).error);
    let rest = '';
    let last: Told | undefined;
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + piece.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        last = JSON.parse(line) as Told;
        if ('part' in last)
          work(
            `${Math.floor(last.part * 100)}% imported. You can leave this page. The import continues.`,
            last.part,
          );
      }
    }
    if (last && 'site' in last) finish(last.site);
    else fail(last && 'error' in last ? last.error : LOST);
  }
}
