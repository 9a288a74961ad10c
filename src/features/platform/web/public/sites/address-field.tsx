import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Labelled } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import { platformWords } from '../../../messages/screens/area.ts';
import type { AddressCheck, sitesContract } from '../../../sites-contract.ts';
import { useSurroundings } from '../surroundings.ts';
import css from './new-site.module.css';

const PAUSE_MS = 250;

interface Checked extends Pick<AddressCheck, 'suggestions'> {
  /** What is said of the address; empty if the form says it. */
  sentence: string;
  free: boolean;
}

interface Props {
  /** The name of the site: its field, or the text itself. */
  name: RefObject<HTMLInputElement | null> | string;
  problem?: Problem | undefined;
  /** Free addresses that a refusal suggested. */
  suggestions?: readonly string[];
}

const call = browserClient<typeof sitesContract>();

/** Suggests an address from the site's name until one is typed, and shows immediately whether it is available. */
export function AddressField({ name, problem, suggestions = [] }: Props) {
  const t = useMessages(platformWords);
  const { parent } = useSurroundings();
  const address = useRef<HTMLInputElement>(null);
  const [checked, check] = useAddressCheck(name, address);
  const found = checked?.suggestions ?? suggestions;
  return (
    <div className={css.address}>
      <Labelled name="subdomain" label={t.siteAddress} hint={t.siteAddressHint} problem={problem}>
        {(parts) => (
          <span className={css.with}>
            <input
              ref={address}
              className={form.input}
              name="subdomain"
              defaultValue={problem?.values['subdomain']}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              required
              {...parts}
            />
            <span>{`.${parent}`}</span>
          </span>
        )}
      </Labelled>
      <p className={checked?.free ? css.free : css.taken} role="status">
        {checked?.sentence}
      </p>
      <Suggestions addresses={found}>
        {found.map((other) => (
          <button
            key={other}
            type="button"
            onClick={() => {
              if (!address.current) return;
              address.current.value = other;
              address.current.focus();
              check();
            }}
          >
            {t.chooseAddress({ address: other })}
          </button>
        ))}
      </Suggestions>
    </div>
  );
}

/** Buttons where script works, otherwise a sentence. */
function Suggestions({ addresses, children }: { addresses: readonly string[]; children: ReactNode }) {
  const t = useMessages(platformWords);
  const hydrated = useHydrated();
  if (addresses.length === 0) return null;
  if (!hydrated) return <p className={css.hint}>{t.available({ addresses: addresses.join(', ') })}</p>;
  return <div className={css.suggestions}>{children}</div>;
}

/** @returns the latest answer, and a function that checks the typed address now */
function useAddressCheck(
  name: Props['name'],
  address: RefObject<HTMLInputElement | null>,
): [Checked | undefined, () => void] {
  const t = useMessages(platformWords);
  const [checked, setChecked] = useState<Checked>();
  const now = useRef<() => void>(() => undefined);
  useEffect(() => {
    const field = address.current;
    const named = typeof name === 'string' ? null : name.current;
    if (!field) return undefined;
    const nameNow = () => (typeof name === 'string' ? name : (named?.value ?? ''));
    let own = field.value !== '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const check = async () => {
      if (!(own ? field.value : nameNow()).trim()) return;
      const turn = ++asked;
      const query = own ? { subdomain: field.value, name: nameNow() } : { name: nameNow() };
      const reply = await call('GET /api/platform/address', { query }).catch(() => undefined);
      // Only the latest answer counts; without one, the form reports the problem.
      if (turn !== asked || !reply) return;
      const free = reply.state === 'free';
      if (!own) field.value = reply.subdomain;
      setChecked({
        free,
        sentence: free ? t.isAvailable({ host: reply.host }) : reply.sentence,
        suggestions: reply.suggestions,
      });
    };
    const ask = (after = 0) => {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), after);
    };
    now.current = () => {
      own = true;
      ask();
    };
    const nameTyped = () => {
      if (!own) ask(PAUSE_MS);
    };
    const addressTyped = () => {
      own = field.value !== '';
      ask(PAUSE_MS);
    };
    named?.addEventListener('input', nameTyped);
    field.addEventListener('input', addressTyped);
    // The creator may have typed before the script loaded.
    ask();
    return () => {
      asked += 1;
      clearTimeout(timer);
      named?.removeEventListener('input', nameTyped);
      field.removeEventListener('input', addressTyped);
    };
  }, [t, name, address]);
  return [checked, () => now.current()];
}
