import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { readBody } from '../../../mail-body.ts';
import type { MailBlock } from '../../../mail-document.ts';
import { type MailKind, rowNames } from '../../../mail-kind.ts';
import type { EmailTemplate } from '../../../template-contract.ts';
import { writeBody } from '../../../write-body.ts';
import type { Words } from './preview-pane.tsx';

interface Parts {
  subject: string;
  blocks: MailBlock[];
  note: MailBlock[];
}

const partsOf = (kind: MailKind, { subject, body }: Words): Parts => ({
  subject,
  ...readBody(body, rowNames(kind)).document,
});

const wordsOf = ({ subject, blocks, note }: Parts): Words => ({ subject, body: writeBody({ blocks, note }) });

const same = (a: Words, b: Words) => a.subject === b.subject && a.body === b.body;

/** The current texts, and the version that they are based on. */
export function useMailDraft(kind: MailKind, template: EmailTemplate) {
  const [base, setBase] = useState(template);
  // `turn` is incremented when the fields must be filled again.
  const [{ parts, turn }, setState] = useState(() => ({ parts: partsOf(kind, template), turn: 0 }));
  const words = useMemo(() => wordsOf(parts), [parts]);
  const saved = wordsOf(partsOf(kind, base));
  const isChanged = !same(words, saved);
  const [shown] = useDebouncedValue(words, 300);

  const fill = (own: Parts) =>
    setState((now) => (same(wordsOf(own), wordsOf(now.parts)) ? now : { parts: own, turn: now.turn + 1 }));
  const take = (next: EmailTemplate) => {
    setBase(next);
    fill(partsOf(kind, next));
  };

  // Changed in another window, while nothing was written here.
  if (template.version > base.version && !isChanged) take(template);

  return {
    base,
    parts,
    words,
    /** The same, once typing pauses. */
    shown,
    turn,
    isChanged,
    change: (changes: Partial<Parts>) => setState((now) => ({ ...now, parts: { ...now.parts, ...changes } })),
    /** Takes this as the saved state; the fields follow it. */
    take,
    discard: () => fill(partsOf(kind, base)),
  };
}
