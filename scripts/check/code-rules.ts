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
  return undefined;
}

const allowed: Record<string, RegExp> = {
  // Embedded PostgreSQL passes parts of the environment to the programs that it starts.
  'environment-in-config': /^src\/(app\/config\.ts$|lib\/db\/embedded\/)/,
  'sql-in-queries': /(^|\/)(queries|[\w-]+-queries)\.ts$|^src\/lib\/db\//,
  'cross-site-handle': /^src\/(features\/(websites|platform|emails)\/server|app|lib\/db)\//,
  'site-of-transaction': /^src\/(features\/(websites|platform)\/server|app\/commands|lib\/db)\//,
};

/** Rules about the code of `src`: environment, SQL, the cross-site handle. */
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
