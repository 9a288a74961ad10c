import type { ReactNode } from 'react';

const GAP = '\u0000';

/** What a sentence says before and after a text in it. */
export function around(say: (gap: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = say(GAP).split(GAP);
  return [before, after];
}

/** A sentence with an element in it, where the language puts it. @param say makes the sentence around a text */
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
