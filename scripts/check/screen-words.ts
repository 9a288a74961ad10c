import { advice, type Finding } from './boundaries.ts';
import { isNode } from './code-rules.ts';
import { type Graph, lineAt } from './graph.ts';
import { isTest, type Source } from './sources.ts';

advice['words-from-catalogue'] =
  'People read this in their language. Take it from a catalogue (messages/<area>), which has it in every language.';

/** Where the screens of visitors start, in the browser and on the server. */
const roots = [
  'src/app/hydrate.tsx',
  'src/app/platform/hydrate.tsx',
  'src/app/render.tsx',
  'src/app/boot.ts',
];

/** Attributes and properties of components that people read or hear. */
const read = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'busy',
  'caption',
  'description',
]);

/** Names that no language translates, and the beginning of an address. */
const allowed = new Set([
  'Samsung Internet',
  'Apple Music',
  'Apple Podcasts',
  'Google Maps',
  'DeepL',
  'Sitewright',
  'https://…',
]);

/** Files whose sentences the server puts into the language of the request. */
const leftToServer = /^src\/lib\/(errors|postal\/postal-problems)\.ts$/;

const letters = /\p{L}/u;
/** “Add to cart”, “Saved.”: text for people, wherever it is. */
const isSentence = (text: string): boolean =>
  /^\p{Lu}(?!\p{Lu})[\p{L}’]*(?: .*\p{Ll}|\p{Ll}[.…]$)/u.test(text.trim());

type Place = 'read' | 'plain';

/** The texts of a program that a visitor would read. */
function* texts(value: unknown, place: Place): Generator<[text: string, start: number]> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* texts(entry, place);
    return;
  }
  if (!isNode(value) || /^(Import|TS(?!(As|NonNull|Satisfies)Expression))/.test(value.type)) return;
  switch (value.type) {
    case 'JSXText':
      yield [String(value['value']).replaceAll(/&\w+;/g, ' ').trim(), value.start];
      return;
    case 'Literal':
      if (typeof value['value'] === 'string' && (place === 'read' || isSentence(value['value'])))
        yield [value['value'], value.start];
      return;
    case 'TemplateElement': {
      const { cooked = '' } = value['value'] as { cooked?: string };
      if (place === 'read' || isSentence(cooked)) yield [cooked, value.start];
      return;
    }
    case 'JSXAttribute': {
      const { name } = value['name'] as { name: string };
      yield* texts(value['value'], read.has(name) ? 'read' : 'plain');
      return;
    }
    case 'JSXElement':
    case 'JSXFragment':
      yield* texts(value['openingElement'], 'plain');
      for (const child of value['children'] as unknown[])
        yield* texts(
          isNode(child) && child.type === 'JSXExpressionContainer' ? child['expression'] : child,
          'read',
        );
      return;
    case 'ConditionalExpression':
      yield* texts(value['test'], 'plain');
      yield* texts([value['consequent'], value['alternate']], place);
      return;
    case 'LogicalExpression':
    case 'BinaryExpression':
      yield* texts(value['left'], value['operator'] === '+' ? place : 'plain');
      yield* texts(value['right'], /^[=!<>]/.test(String(value['operator'])) ? 'plain' : place);
      return;
    case 'NewExpression':
      // Errors are for developers; refusals come from the server.
      return;
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'ParenthesizedExpression':
      for (const child of Object.values(value)) if (typeof child === 'object') yield* texts(child, place);
      return;
    default:
      for (const child of Object.values(value)) if (typeof child === 'object') yield* texts(child, 'plain');
  }
}

/** The files that visitors' screens consist of. */
function screens(graph: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const module = graph.get(path);
    if (!module || found.has(path)) continue;
    found.add(path);
    for (const { file, typeOnly } of module.imports)
      if (file && !typeOnly && !/\/web\/admin\/|\/messages\/[\w-]+\//.test(file)) waiting.push(file);
  }
  return found;
}

const isAdmin = /\/web\/admin\/|^src\/(app\/admin|lib\/admin-ui(?!\/messages))\//;

/** Words in the code of screens, of visitors and of the admin, that are in no catalogue. */
export function checkScreenWords(graph: Graph, sources: readonly Source[]): Finding[] {
  const reached = screens(graph);
  const isSpoken = (path: string) =>
    isAdmin.test(path) ? !isTest(path) : reached.has(path) && !leftToServer.test(path);
  return sources.flatMap(({ path, text }) =>
    isSpoken(path)
      ? [...texts(graph.get(path)?.program, 'plain')]
          .filter(([said]) => letters.test(said) && !allowed.has(said))
          .map(([what, start]) => ({
            rule: 'words-from-catalogue',
            file: path,
            line: lineAt(text, start),
            what: what.slice(0, 80),
          }))
      : [],
  );
}
