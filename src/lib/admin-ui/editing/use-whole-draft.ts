import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../http/client.ts';

interface Of<Stored, Draft> {
  /** Initial values of a new record. */
  begin: Draft;
  draftOf: (stored: Stored) => Draft;
  /** Creates the record if `stored` is null, else changes it on that version; without a version, on any. */
  send: (now: Draft, stored: Stored | null, version: number | undefined) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
}

/** A record that is edited and saved as a whole, on the version it is based on. `null` is a new one. */
export function useWholeDraft<Stored, Draft extends object>(
  loaded: Stored | null,
  { begin, draftOf, send, onSaved }: Of<Stored, Draft>,
) {
  const [stored, setStored] = useState(loaded);
  const basis = (one: Stored | null) => (one ? draftOf(one) : begin);
  const [now, setNow] = useState<Draft>(() => basis(loaded));
  const load = (one: Stored | null) => {
    setStored(one);
    setNow(basis(one));
  };
  const save = useMutation({
    mutationFn: async (version: number | undefined) => ({
      sent: now,
      saved: await send(now, stored, version),
    }),
    meta: { quiet: true },
    onSuccess: ({ sent, saved }) => {
      setStored(saved);
      // As the server has stored it, unless the user has typed on meanwhile.
      setNow((before) => (before === sent ? draftOf(saved) : before));
      onSaved(saved);
    },
  });
  const refusal = save.error instanceof CallError ? save.error : null;
  const theirs = refusal?.code === 'stale-version' ? (refusal.current as Stored) : undefined;
  const taken = refusal?.code === 'address-taken' ? { slug: refusal.message } : {};
  return {
    stored,
    now,
    change: (patch: Partial<Draft>) => setNow((before) => ({ ...before, ...patch })),
    load,
    save,
    theirs,
    errors: { ...refusal?.fields, ...taken } as Readonly<Record<string, string>>,
    changed: JSON.stringify(now) !== JSON.stringify(basis(stored)),
  };
}
