import { advice, type Finding } from './boundaries.ts';
import { isNode, type Node } from './code-rules.ts';
import { type Graph, lineAt } from './graph.ts';
import { isTest, type Source } from './sources.ts';

advice['refusal-from-catalogue'] =
  'Staff and visitors read this in their language. Take it from the feature’s staffWords() (messages/staff-…), or from its catalogue for visitors.';
advice['operator-words-from-catalogue'] =
  'Operators read this. Put it into a catalogue in English (messages/operator-…), where it is read with the others.';

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

/** Functions and errors that take a sentence for operators. */
const telling = new Set([
  'CommandError',
  'Report',
  'SettingError',
  'StartRefusal',
  'log',
  'say',
  'withUsage',
]);

/** Which functions take sentences, and what is one. */
export interface Search {
  takes: (callee: string | undefined) => boolean;
  sentence: RegExp;
}

const refusals: Search = {
  takes: (callee) => callee !== undefined && refusing.has(callee),
  sentence: /^[\p{Lu}“].* /u,
};

const toOperators: Search = {
  takes: (callee) => callee !== undefined && telling.has(callee),
  sentence: /\p{L}[,.:;]? \p{L}/u,
};

/** What is wrong with a setting is said in its shape. */
const aboutSettings: Search = { ...toOperators, takes: () => true };

export function* sentencesIn(
  value: unknown,
  search: Search,
  taken = false,
): Generator<[text: string, start: number]> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* sentencesIn(entry, search, taken);
    return;
  }
  if (!isNode(value) || /^(Import|TS(?!(As|NonNull|Satisfies)Expression))/.test(value.type)) return;
  const isSentence = (text: string) => taken && search.sentence.test(text);
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
    isCall || /Function/.test(value.type)
      ? search.takes(typeof callee === 'string' ? callee : undefined)
      : taken;
  for (const child of Object.values(value))
    if (typeof child === 'object') yield* sentencesIn(child, search, within);
}

/** Sentences that operators read, in no catalogue. */
const checkOperatorWords = (graph: Graph, sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => /^src\/(app|lib\/db)\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [
        ...sentencesIn(graph.get(path)?.program, path === 'src/app/config.ts' ? aboutSettings : toOperators),
      ].map(([what, start]) => ({
        rule: 'operator-words-from-catalogue',
        file: path,
        line: lineAt(text, start),
        what: what.slice(0, 80),
      })),
    );

/** Sentences of the server's code that are in no catalogue: those of refusals, and those for operators. */
export function checkRefusalWords(graph: Graph, sources: readonly Source[]): Finding[] {
  const known = sources.filter(({ path }) => foundByText.test(path)).map(({ text }) => text);
  const isKnown = (sentence: string) =>
    sentence === toAttackers ||
    known.some(
      (text) => text.includes(`'${sentence}'`) || text.includes(`'${sentence.replace(/\d+|…/, '{n}')}'`),
    );
  const refused = sources
    .filter(
      ({ path }) => /^src\/features\/\w[\w-]*\/server\//.test(path) && !isTest(path) && !toOthers.test(path),
    )
    .flatMap(({ path, text }) =>
      [...sentencesIn(graph.get(path)?.program, refusals)]
        .filter(([sentence]) => !isKnown(sentence))
        .map(([what, start]) => ({
          rule: 'refusal-from-catalogue',
          file: path,
          line: lineAt(text, start),
          what: what.slice(0, 80),
        })),
    );
  return [...refused, ...checkOperatorWords(graph, sources)];
}
