import { advice, type Finding } from './boundaries.ts';
import { lineAt, type Graph } from './graph.ts';
import { isTest, type Source } from './sources.ts';

Object.assign(advice, {
  'environment-in-config':
    'Settings are read and validated in src/app/config.ts alone. Take the value from the config that is passed in.',
  'sql-in-queries':
    'SQL lives in queries.ts (or *-queries.ts). Move the statement into a named function there and call that.',
  'cross-site-handle':
    'acrossWebsites sees every site’s rows. Only websites, platform, the mail worker, src/app and src/lib/db may use it; use forWebsite.',
  'site-of-transaction':
    'A transaction knows its site. Take it from tx.site instead of a websiteId beside it; only what crosses sites (CrossTx) names one, or binds it by onSite.',
  'code-not-sentence':
    'Sentences are reworded and translated. Declare a code in the call’s contract (refusals) and switch on refusalOf(error)?.code (decision 111).',
});

/** A node of a parsed program. */
export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* walk(entry);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) if (typeof child === 'object') yield* walk(child);
  }
}

const nameOf = (value: unknown): unknown =>
  isNode(value) && value.type === 'Identifier' ? value.name : undefined;
const builders = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);

const typeOf = (parameter: Node): unknown => {
  const { typeAnnotation } = parameter;
  const type = isNode(typeAnnotation) ? typeAnnotation['typeAnnotation'] : undefined;
  return isNode(type) ? nameOf(type['typeName']) : undefined;
};

const namesSiteBesideTx = (parameters: readonly unknown[]): boolean => {
  const nodes = parameters.filter(isNode);
  return nodes.some((one) => typeOf(one) === 'Tx') && nodes.some((one) => nameOf(one) === 'websiteId');
};

const searches = new Set([
  'endsWith',
  'exec',
  'includes',
  'indexOf',
  'match',
  'matchAll',
  'search',
  'startsWith',
  'test',
]);

/** The message of an error or a reply: `error.message`, `problem.error`, `sentenceOf(error)`. */
function isSentence(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'ChainExpression') return isSentence(value.expression);
  if (value.type === 'CallExpression') return nameOf(value.callee) === 'sentenceOf';
  if (value.type !== 'MemberExpression') return false;
  const property = nameOf(value.property);
  return property === 'message' || property === 'error';
}

const isText = (value: unknown): boolean =>
  isNode(value) &&
  ((value.type === 'Literal' && typeof value.value === 'string' && value.value !== '') ||
    (value.type === 'TemplateLiteral' && Array.isArray(value.quasis)));

/** Whether code tells refusals apart by their words. */
function readsSentence({ type, callee, arguments: given, left, right, discriminant }: Node): boolean {
  if (type === 'SwitchStatement') return isSentence(discriminant);
  if (type === 'BinaryExpression')
    return (isSentence(left) && isText(right)) || (isSentence(right) && isText(left));
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  const property = nameOf(callee.property);
  if (typeof property !== 'string' || !searches.has(property)) return false;
  return isSentence(callee.object) || (Array.isArray(given) && isSentence(given[0]));
}

function broken(node: Node): string | undefined {
  if (node.type === 'MemberExpression') {
    const property = nameOf(node.property);
    if (nameOf(node.object) === 'process' && property === 'env') return 'environment-in-config';
    if (typeof property === 'string' && builders.has(property)) return 'sql-in-queries';
    if (property === 'acrossWebsites') return 'cross-site-handle';
  }
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'onSite') return 'site-of-transaction';
  if (Array.isArray(node.params) && namesSiteBesideTx(node.params)) return 'site-of-transaction';
  if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql') return 'sql-in-queries';
  if (readsSentence(node)) return 'code-not-sentence';
  return undefined;
}

const allowed: Record<string, RegExp> = {
  // Embedded PostgreSQL passes parts of the environment to the programs that it starts.
  'environment-in-config': /^src\/(app\/config\.ts$|lib\/db\/embedded\/)/,
  'sql-in-queries': /(^|\/)(queries|[\w-]+-queries)\.ts$|^src\/lib\/db\//,
  'cross-site-handle': /^src\/(features\/(websites|platform|emails)\/server|app|lib\/db)\//,
  'site-of-transaction': /^src\/(features\/(websites|platform)\/server|app\/commands|lib\/db)\//,
  // Other programs' errors often have no code: those of drivers, browsers, Zod and Stripe's script.
  'code-not-sentence': new RegExp(
    [
      '/server/',
      '^src/lib/(db|http|messages|storage|work)/',
      '^src/lib/issue-sentence\\.ts$',
      '^src/app/admin/shell/error-screen\\.tsx$',
      '/payment/stripe-form\\.tsx$',
    ].join('|'),
  ),
};

/** Rules about the code of `src`: environment, SQL, the cross-site handle, refusals. */
export function checkCode(graph: Graph, sources: readonly Source[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of sources) {
    if (!path.startsWith('src/') || isTest(path)) continue;
    for (const node of walk(graph.get(path)?.program)) {
      const rule = broken(node);
      if (!rule || allowed[rule]?.test(path)) continue;
      findings.push({
        rule,
        file: path,
        line: lineAt(text, node.start),
        what: text.slice(node.start).split('\n')[0] ?? '',
      });
    }
  }
  return findings;
}
