import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../http/client.ts';

interface Of<Stored, Draft> {
  /** What its fields begin with where it is to be added. */
  begin: Draft;
  draftOf: (stored: Stored) => Draft;
  /** Adds it where `stored` is null, else changes it on that version; without one, whatever is there. */
  send: (now: Draft, stored: Stored | null, version: number | undefined) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
}

/** Something that is worked on, saved as a whole on the version that it was based on. `null` is one to be added. */
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
      // As the server keeps it, unless somebody has typed on meanwhile.
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
