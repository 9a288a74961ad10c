import { createRequire } from 'node:module';
import type * as CssTree from 'css-tree';
import type { CssNode, List, Selector } from 'css-tree';

const load = createRequire(import.meta.url);
let loaded: typeof CssTree | undefined;
/** Loaded with the first site that has CSS of its own: 125 files, which most processes never need. */
const cssTree = (): typeof CssTree => (loaded ??= load('css-tree') as typeof CssTree);

/** The scope of custom CSS: everything within the element with this attribute. */
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

/** @returns why a value isn't allowed, if so */
function problemOfValue(value: CssNode): string | null {
  const { ident, walk } = cssTree();
  let found: string | null = null;
  walk(value, (node) => {
    if (node.type === 'Url' && !isOwnFile(node.value))
      found ??= 'Only files of this site can be loaded, such as url(/files/…).';
    if (node.type === 'Function' && loads.test(ident.decode(node.name).toLowerCase()))
      found ??= `${node.name}() isn’t allowed.`;
    // An unparsed value may contain anything.
    if (node.type === 'Raw') found ??= 'This value can’t be read.';
  });
  return found;
}

const isRoot = (node: CssNode): boolean =>
  (node.type === 'TypeSelector' && /^(html|body)$/i.test(node.name)) ||
  (node.type === 'PseudoClassSelector' && /^(root|scope|host)$/i.test(node.name));

/** Restricts a selector to the scope. `html`, `body` and `:root` mean the scope itself. @returns false if it reaches beyond */
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
 * Parses an owner's CSS, removes what is not allowed, and restricts the rest to the site's own part of the page. Whatever
 * can't be parsed is silently dropped, as in browsers. Never throws.
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
    // Inside a string, a tag could end the style element.
    const css = generate(sheet).replace(/<(?=[/!?a-z])/gi, '\\3c ');
    return { css, problems };
  } catch {
    // Nested deeper than can be parsed.
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

/** Conditions load nothing; one that can’t be parsed is dropped with its rules. */
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
    // An incomplete value is ignored while it is typed; other problems are reported.
    if (node.value.type !== 'Raw') refuse(node, problem);
    list.remove(item);
  });
}

/** Marks the place where the owner's rules follow, so that the editor can leave them out. */
export const CUSTOM_MARK = '/*custom*/';
export const customCss = (source: string): string =>
  source === '' ? '' : CUSTOM_MARK + cleanCss(source).css;
