import { isNode, type Node } from './code-rules.ts';
import { type Graph, lineAt } from './graph.ts';
import { isTest, type Source } from './sources.ts';

/** Maximum lines of a function. */
const most = 80;

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Entries of a table of handlers, which count as separate functions. */
const isTable = (value: unknown): value is Node =>
  isNode(value) &&
  (value.type === 'ObjectExpression' ||
    value.type === 'ArrayExpression' ||
    (value.type === 'ParenthesizedExpression' && isTable(value['expression'])) ||
    (value.type === 'CallExpression' &&
      Array.isArray(value['arguments']) &&
      value['arguments'].some((each) => isNode(each) && each.type === 'ObjectExpression')));

/** The table that a function returns, if any. */
function tableOf({ body }: Node): Node | undefined {
  if (!isNode(body)) return undefined;
  const last = body.type === 'BlockStatement' ? (body['body'] as Node[]).at(-1) : undefined;
  const given = last ? (last.type === 'ReturnStatement' ? last['argument'] : undefined) : body;
  return isTable(given) ? given : undefined;
}

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (typeof node['name'] === 'string') return node['name'];
  return typeof node['value'] === 'string' ? node['value'] : undefined;
};

/** Every function with its own name, or that of the function around it. */
function* functionsIn(value: unknown, name = 'default'): Generator<{ node: Node; name: string }> {
  if (Array.isArray(value)) for (const each of value) yield* functionsIn(each, name);
  else if (isNode(value)) {
    const own = nameOf(value['id']) ?? nameOf(value['key']) ?? name;
    if (functions.has(value.type)) yield { node: value, name: own };
    for (const child of Object.values(value)) if (typeof child === 'object') yield* functionsIn(child, own);
  }
}

/** Functions of `src` that exceed the limit without the table that they return, in a sentence each. */
export function longFunctions(graph: Graph, sources: readonly Source[]): string[] {
  const found: string[] = [];
  for (const { path, text } of sources) {
    if (!path.startsWith('src/') || isTest(path)) continue;
    for (const { node, name } of functionsIn(graph.get(path)?.program)) {
      const linesOf = (one: Node) => lineAt(text, one['end'] as number) - lineAt(text, one.start);
      const table = tableOf(node);
      const lines = linesOf(node) - (table ? linesOf(table) : 0) + 1;
      if (lines <= most) continue;
      found.push(`${path} ${name} has ${lines} lines (at most ${most}). Move parts of it into functions.`);
    }
  }
  return found;
}
