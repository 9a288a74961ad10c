import { advice, type Finding } from './boundaries.ts';
import { isNode, type Node } from './code-rules.ts';
import { type Graph, lineAt } from './graph.ts';
import { isTest, type Source } from './sources.ts';

advice['refusal-from-catalogue'] =
  'Staff and visitors read this in their language. Take it from the feature’s staffWords() (messages/staff-…), or from its catalogue for visitors.';

/** Functions of lib/errors.ts that take a sentence. */
const refusing = new Set([
  'conflict',
  'forbidden',
  'foundAll',
  'gone',
  'invalid',
  'malformed',
  'notFound',
  'refuse',
  'staleVersion',
  'tooLarge',
  'tooMany',
  'unauthenticated',
  'wrongType',
  'Refusal',
]);

/** Catalogues whose messages are found by their English text. */
const foundByText = /^src\/lib\/http\/messages\/(staff-)?replies\/en\.ts$/;

/** Read by programs, or by the platform’s operators. */
const toOthers =
  /^src\/features\/(platform\/server\/index|analytics\/|api-keys\/server\/find-key|files\/server\/uploads\/tus-calls|portability\/server\/archive\/policy\/|orders\/server\/payments\/stripe-webhook)/;

/** No screen leads here: somebody names another site’s account. */
const toAttackers = 'This payment belongs to another shop’s account.';

function* sentencesIn(value: unknown, refused: boolean): Generator<[text: string, start: number]> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* sentencesIn(entry, refused);
    return;
  }
  if (!isNode(value) || /^(Import|TS(?!(As|NonNull|Satisfies)Expression))/.test(value.type)) return;
  const isSentence = (text: string) => refused && /^[\p{Lu}“].* /u.test(text);
  if (value.type === 'Literal' && typeof value['value'] === 'string') {
    if (isSentence(value['value'])) yield [value['value'], value.start];
    return;
  }
  if (value.type === 'TemplateLiteral') {
    const written = (value['quasis'] as Node[]).map(({ value: part }) => (part as { cooked: string }).cooked);
    if (isSentence(written.join('…'))) yield [written.join('…'), value.start];
  }
  const isCall = value.type === 'CallExpression' || value.type === 'NewExpression';
  const callee = isCall && isNode(value['callee']) ? value['callee']['name'] : undefined;
  // What another function is given is for that function, unless it refuses.
  const within =
    isCall || /Function/.test(value.type) ? typeof callee === 'string' && refusing.has(callee) : refused;
  for (const child of Object.values(value)) if (typeof child === 'object') yield* sentencesIn(child, within);
}

/** Sentences of refusals in the server's code that are in no catalogue. */
export function checkRefusalWords(graph: Graph, sources: readonly Source[]): Finding[] {
  const known = sources.filter(({ path }) => foundByText.test(path)).map(({ text }) => text);
  const isKnown = (sentence: string) =>
    sentence === toAttackers ||
    known.some(
      (text) => text.includes(`'${sentence}'`) || text.includes(`'${sentence.replace(/\d+|…/, '{n}')}'`),
    );
  return sources
    .filter(
      ({ path }) => /^src\/features\/\w[\w-]*\/server\//.test(path) && !isTest(path) && !toOthers.test(path),
    )
    .flatMap(({ path, text }) =>
      [...sentencesIn(graph.get(path)?.program, false)]
        .filter(([sentence]) => !isKnown(sentence))
        .map(([what, start]) => ({
          rule: 'refusal-from-catalogue',
          file: path,
          line: lineAt(text, start),
          what: what.slice(0, 80),
        })),
    );
}
