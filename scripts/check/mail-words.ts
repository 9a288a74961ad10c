import { advice, type Finding } from './boundaries.ts';
import { isNode } from './code-rules.ts';
import { type Graph, lineAt } from './graph.ts';
import { sentencesIn } from './refusal-words.ts';
import { isTest, type Source } from './sources.ts';

advice['mail-from-catalogue'] =
  'The recipient reads this in their language. Take it from the feature’s catalogue of emails, by the language that the email is in.';

/** Code that only makes emails. SQL is in other files. */
const ofMails = /^src\/features\/[\w-]+\/server\/(?:.*\/)?[\w-]*(?:mail|letter|remind)[\w-]*\.ts$/;
const server = /^src\/features\/[\w-]+\/server\//;
const withSql = /-queries\.ts$/;
/** The catalogues of the kinds of email, what mail servers and the log are told, and calls of owners, whose refusals are checked as others are. */
const notWritten = /\/mail-kinds\.ts$|\/translations\/|^src\/features\/emails\/server\/|-operations\.ts$/;

/** The product’s name, which no language translates. */
const NAME = 'Sitewright';

const anywhere = { takes: () => true, sentence: /^\p{Lu}\p{Ll}+(?: |[.!?]?$)|\p{L}[,.:;]? \p{L}/u };

/** Parts of a program that describe an email to be sent: objects with an `emailID`. */
function* letters(value: unknown): Generator {
  if (Array.isArray(value)) {
    for (const entry of value) yield* letters(entry);
    return;
  }
  if (!isNode(value)) return;
  if (value.type === 'ObjectExpression') {
    const names = (value['properties'] as unknown[]).map((property) =>
      isNode(property) && isNode(property['key']) ? property['key']['name'] : undefined,
    );
    if (names.includes('emailID')) {
      yield value;
      return;
    }
  }
  for (const child of Object.values(value)) if (typeof child === 'object') yield* letters(child);
}

/** Words in the code of emails that are in no catalogue. */
export const checkMailWords = (graph: Graph, sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => server.test(path) && !isTest(path) && !withSql.test(path) && !notWritten.test(path))
    .flatMap(({ path, text }) => {
      const program = graph.get(path)?.program;
      const said = sentencesIn(ofMails.test(path) ? program : [...letters(program)], anywhere, true);
      return [...said]
        .filter(([what]) => what !== NAME)
        .map(([what, start]) => ({
          rule: 'mail-from-catalogue',
          file: path,
          line: lineAt(text, start),
          what: what.slice(0, 80),
        }));
    });
