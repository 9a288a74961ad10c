import type { AddressCheck } from '../../../features/platform/sites-contract.ts';

const PAUSE_MS = 250;

/** Suggests an address from the name until one is typed, and shows immediately whether it is available. */
export function keepAddress(form: HTMLFormElement): void {
  const name = form.querySelector<HTMLInputElement>('[name=name]');
  const address = form.querySelector<HTMLInputElement>('[name=subdomain]');
  const live = form.querySelector<HTMLElement>('[data-live]');
  const said = live?.querySelector<HTMLElement>('.live');
  const suggest = live?.querySelector<HTMLElement>('.suggest');
  if (!name || !address || !live || !said || !suggest) return;
  let own = address.value !== '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  const show = ({ state, sentence, suggestions, subdomain, host }: AddressCheck) => {
    if (!own) address.value = subdomain;
    said.textContent = state === 'free' ? `${host} is available.` : sentence;
    said.className = state === 'free' ? 'live fine' : 'live wrong';
    suggest.replaceChildren(
      ...suggestions.map((other) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = `Use ${other}`;
        button.addEventListener('click', () => {
          own = true;
          address.value = other;
          address.focus();
          ask();
        });
        return button;
      }),
    );
  };

  const ask = (after = 0) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), after);
  };
  const check = async () => {
    const query: Record<string, string> = own
      ? { subdomain: address.value, name: name.value }
      : { name: name.value };
    if (!(own ? address.value : name.value).trim()) return;
    const turn = ++asked;
    const reply = await fetch(`/api/platform/address?${new URLSearchParams(query)}`).catch(() => undefined);
    // Only the latest answer counts; without one, the form reports the problem.
    if (turn !== asked || !reply?.ok) return;
    live.hidden = false;
    form.querySelector('[data-suggested]')?.remove();
    show((await reply.json()) as AddressCheck);
  };

  name.addEventListener('input', () => {
    if (!own) ask(PAUSE_MS);
  });
  address.addEventListener('input', () => {
    own = address.value !== '';
    ask(PAUSE_MS);
  });
  // The user may have typed before the script loaded.
  if (own || name.value.trim() !== '') ask();
}
