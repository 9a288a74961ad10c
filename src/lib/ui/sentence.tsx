import type { ReactNode } from 'react';

const GAP = '\u0000';

/** A sentence with an element in it, where the language puts it. @param say makes the sentence around a text */
export function Sentence({ say, children }: { say: (gap: string) => string; children: ReactNode }) {
  const [before, after] = say(GAP).split(GAP);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
