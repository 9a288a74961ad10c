/** The text between “@” and the caret, to search people by; `null` if there is no “@” before the caret. */
export function mentionAt(text: string, caret: number): string | null {
  const found = /(?:^|[\s(])@([^\s@]{0,40}(?: [^\s@]{0,40})?)$/u.exec(text.slice(0, caret));
  return found?.[1] ?? null;
}

/** Puts a name where it was looked for. @returns the text and where the caret goes */
export function insertMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const from = caret - (mentionAt(text, caret)?.length ?? 0) - 1;
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** A text in pieces, of which every second one is a mention of one of the names. */
export function splitMentions(text: string, names: readonly string[]): string[] {
  const longFirst = names.toSorted((a, b) => b.length - a.length).map((name) => `@${name}`);
  const pieces: string[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const mention = text[at] === '@' && longFirst.find((name) => text.startsWith(name, at));
    if (mention) {
      pieces.push(plain, mention);
      plain = '';
      at += mention.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  return [...pieces, plain];
}
