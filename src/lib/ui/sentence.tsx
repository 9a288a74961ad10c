import type { ReactNode } from 'react';

const GAP = '\u0000';

/** The parts of a sentence before and after an inserted text. */
export function around(say: (gap: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = say(GAP).split(GAP);
  return [before, after];
}

/** A sentence with an element inserted where the language puts it. @param say builds the sentence around a text */
export function Sentence({ say, children }: { say: (gap: string) => string; children: ReactNode }) {
  const [before, after] = around(say);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
