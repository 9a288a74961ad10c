import { createRequire } from 'node:module';
import type * as CssTree from 'css-tree';
import type { CssNode, List, Selector } from 'css-tree';

const load = createRequire(import.meta.url);
let loaded: typeof CssTree | undefined;
/** Loaded with the first site that has CSS of its own: 125 files, which most processes never need. */
const cssTree = (): typeof CssTree => (loaded ??= load('css-tree') as typeof CssTree);

/** What an owner’s own rules reach: everything within the element that carries this. */
export const CUSTOM_SCOPE = '[data-site]';
export const MOST_CUSTOM_CSS = 20_000;

export interface CssProblem {
  line: number;
  message: string;
}

const atRules: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'keyframes']);
/** Functions that can load something, or read what visitors type. */
const loads =
  /^(?:url|src|image|image-set|-webkit-image-set|cross-fade|-webkit-cross-fade|element|-moz-element|paint|attr|expression)$/;
const properties = /^(?:behavior|-moz-binding|src)$/;
/** Files of the site itself, from the library. */
const isOwnFile = (url: string) => /^\/files\/[\w./-]+$/.test(url) && !url.includes('..');

const lineOf = (node: CssNode): number => node.loc?.start.line ?? 1;

/** @returns why a value can’t be used, if so */
function problemOfValue(value: CssNode): string | null {
  const { ident, walk } = cssTree();
  let found: string | null = null;
  walk(value, (node) => {
    if (node.type === 'Url' && !isOwnFile(node.value))
      found ??= 'Only files of this site can be loaded, such as url(/files/…).';
    if (node.type === 'Function' && loads.test(ident.decode(node.name).toLowerCase()))
      found ??= `${node.name}() isn’t allowed.`;
    // What could not be parsed may hold anything.
    if (node.type === 'Raw') found ??= 'This value can’t be read.';
  });
  return found;
}

const isRoot = (node: CssNode): boolean =>
  (node.type === 'TypeSelector' && /^(html|body)$/i.test(node.name)) ||
  (node.type === 'PseudoClassSelector' && /^(root|scope|host)$/i.test(node.name));

/** Puts a selector within the scope. `html`, `body` and `:root` stand for the scope itself. @returns false where it reaches beyond */
function scope(selector: Selector): boolean {
  const parts = selector.children.toArray();
  const first = parts[0];
  if (!first || first.type === 'Combinator' || first.type === 'NestingSelector') return false;
  let at = 0;
  // html body .card is .card within the scope.
  while (parts[at] && isRoot(parts[at] as CssNode)) {
    const next = parts[at + 1];
    at += 1;
    if (next?.type !== 'Combinator') break;
    if (next.name !== ' ' && next.name !== '>') return false;
    if (!parts[at + 1] || !isRoot(parts[at + 1] as CssNode)) break;
    at += 1;
  }
  const rest = parts.slice(at);
  if (rest.some(isRoot)) return false;
  // What follows html.dark with ~ or + lies beside the scope.
  const next = at === 0 ? undefined : rest.find((node) => node.type === 'Combinator');
  if (next && next.name !== ' ' && next.name !== '>') return false;
  const attribute = {
    type: 'AttributeSelector',
    name: { type: 'Identifier', name: CUSTOM_SCOPE.slice(1, -1) },
    matcher: null,
    value: null,
    flags: null,
  } as const;
  const within = at === 0 ? [attribute, { type: 'Combinator', name: ' ' } as const] : [attribute];
  selector.children.fromArray([...within, ...rest]);
  return true;
}

/**
 * Reads an owner’s rules, leaves out what is not allowed and puts the rest within the site’s own part of the page. Whatever
 * can’t be parsed is left out without a word, as browsers do. Never throws.
 */
export function cleanCss(source: string): { css: string; problems: CssProblem[] } {
  const problems: CssProblem[] = [];
  if (source.trim() === '') return { css: '', problems };
  const { generate, parse } = cssTree();
  const refuse = (node: CssNode, message: string) => void problems.push({ line: lineOf(node), message });
  try {
    const sheet = parse(source.slice(0, MOST_CUSTOM_CSS), { positions: true, parseCustomProperty: true });
    if (sheet.type !== 'StyleSheet') return { css: '', problems };
    cleanRules(sheet.children, refuse, false);
    // Within a string, a tag could end the style element.
    const css = generate(sheet).replace(/<(?=[/!?a-z])/gi, '\\3c ');
    return { css, problems };
  } catch {
    // Nested deeper than can be read.
    return { css: '', problems: [...problems, { line: 1, message: 'This CSS can’t be read.' }] };
  }
}

type Refuse = (node: CssNode, message: string) => void;

function cleanRules(children: List<CssNode>, refuse: Refuse, isKeyframes: boolean): void {
  children.forEach((node, item, list) => {
    if (node.type === 'Atrule') {
      const name = node.name.toLowerCase();
      if (!atRules.has(name) || !node.block) {
        refuse(node, `@${node.name} isn’t allowed.`);
        list.remove(item);
        return;
      }
      const inPrelude = node.prelude ? problemOfPrelude(node.prelude) : false;
      if (inPrelude) {
        list.remove(item);
        return;
      }
      cleanRules(node.block.children, refuse, name === 'keyframes');
      return;
    }
    if (node.type !== 'Rule' || (!isKeyframes && node.prelude.type !== 'SelectorList')) {
      list.remove(item);
      return;
    }
    if (!isKeyframes && node.prelude.type === 'SelectorList') {
      for (const selector of node.prelude.children.toArray())
        if (selector.type !== 'Selector' || !scope(selector)) {
          refuse(node, `This selector isn’t allowed: ${cssTree().generate(selector)}`);
          list.remove(item);
          return;
        }
    }
    cleanDeclarations(node.block.children, refuse);
  });
}

/** Conditions load nothing; one that can’t be parsed is left out with its rules. */
function problemOfPrelude(prelude: CssNode): boolean {
  let bad = prelude.type === 'Raw';
  cssTree().walk(prelude, (node) => {
    if (node.type === 'Url') bad = true;
  });
  return bad;
}

function cleanDeclarations(children: List<CssNode>, refuse: Refuse): void {
  children.forEach((node, item, list) => {
    if (node.type !== 'Declaration') {
      if (node.type === 'Rule' || node.type === 'Atrule') refuse(node, 'Nested rules aren’t allowed.');
      list.remove(item);
      return;
    }
    const problem = properties.test(cssTree().ident.decode(node.property).toLowerCase())
      ? `${node.property} isn’t allowed.`
      : problemOfValue(node.value);
    if (problem === null) return;
    // Half a value is left out while it is typed; the rest is said.
    if (node.value.type !== 'Raw') refuse(node, problem);
    list.remove(item);
  });
}

/** What is shown where rules of the owner follow, so that the editor can leave them out. */
export const CUSTOM_MARK = '/*custom*/';
export const customCss = (source: string): string =>
  source === '' ? '' : CUSTOM_MARK + cleanCss(source).css;
