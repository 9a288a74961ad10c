import Mustache from 'mustache';
import { type MailKind, placeholdersOf, rowNames } from './mail-kind.ts';
import { readBody } from './mail-body.ts';
import type { MailBlock } from './mail-document.ts';
import type { Words } from '../../lib/messages/define.ts';
import type { en } from './messages/staff-refusals/en.ts';

export interface TemplateProblem {
  /** Counted from 1. */
  line: number;
  /** What is wrong, in the words of a language. */
  problem: (words: Words<typeof en>) => string;
}

export interface Template {
  subject: string;
  body: string;
}

type Token = [type: string, value: string, start: number, end: number, inner?: Token[]];

interface Names {
  all: readonly string[];
  /** Parts of the text may depend on these. */
  optional: readonly string[];
}

const lineAt = (template: string, position: number) => template.slice(0, position).split('\n').length;

/** Checks syntax and names of a template. Mustache parses the syntax, and most of its features are refused. */
function nameProblems(template: string, { all, optional }: Names): TemplateProblem[] {
  let tokens: Token[];
  try {
    // A separate writer: the shared one caches every template forever.
    tokens = new Mustache.Writer().parse(template) as Token[];
  } catch (error) {
    const { message } = error as Error;
    const position = Number(/ at (\d+)$/.exec(message)?.[1] ?? template.length);
    const [, section] = /section "([^"]*)"/.exec(message) ?? [];
    const problem: TemplateProblem['problem'] = (words) =>
      section === undefined
        ? words.placeholderNotClosed({ example: '{{name}}' })
        : words.sectionNeedsBoth({ section, start: `{{#${section}}}`, end: `{{/${section}}}` });
    return [{ line: lineAt(template, position), problem }];
  }
  const judge = ([type, value, start, , inner = []]: Token): TemplateProblem[] => {
    if (type === 'text') return [];
    const at = (problem: TemplateProblem['problem']) => [{ line: lineAt(template, start), problem }];
    const isPart = type === '#' || type === '^';
    if (type !== 'name' && !isPart)
      return at((words) => words.plainPlaceholdersOnly({ example: `{{${all[0] ?? 'name'}}}` }));
    if (!all.includes(value))
      return at((words) => words.unknownPlaceholder({ name: value, all: all.join(', ') }));
    if (!isPart) return [];
    if (!optional.includes(value))
      return at((words) =>
        optional.length > 0
          ? words.sectionNeverEmpty({ name: value, optional: optional.join(', ') })
          : words.noConditionalSections,
      );
    return inner.flatMap(judge);
  };
  return tokens.flatMap(judge);
}

/** In JSON, a text cannot be mistaken for a name, because its quotes are escaped. */
const isNamedIn = (blocks: readonly MailBlock[], name: string): boolean => {
  const json = JSON.stringify(blocks);
  return json.includes(`"name":"${name}"`) || json.includes(`"href":"{{${name}}}"`);
};

export function bodyProblems(body: string, kind: MailKind): TemplateProblem[] {
  const known = placeholdersOf(kind);
  const names = known.map(({ name }) => name);
  const optional = known.filter((one) => one.optional).map(({ name }) => name);
  const wrong = nameProblems(body, { all: names, optional });
  if (wrong.length > 0) return wrong;
  const { document, problems } = readBody(body, rowNames(kind));
  const lines = body.split('\n').length;
  const always = [...document.blocks, ...document.note].filter(({ type }) => type !== 'when');
  const missing = (kind.needs ?? []).filter((name) => !isNamedIn(always, name));
  const inline = /\{\{\s*[#^/]/;
  const misplaced = body
    .split(/\r\n?|\n/)
    .flatMap((line, index): TemplateProblem[] =>
      inline.test(line) && !/^\s*\{\{[^{}]+\}\}\s*$/.test(line)
        ? [{ line: index + 1, problem: (words) => words.sectionOnOwnLines }]
        : [],
    );
  return [
    ...problems,
    ...misplaced,
    ...missing.map((name): TemplateProblem => ({
      line: lines,
      problem: (words) => words.addPlaceholder({ placeholder: `{{${name}}}` }),
    })),
  ];
}

export function subjectProblems(subject: string, kind: MailKind): TemplateProblem[] {
  const names = placeholdersOf(kind)
    .filter(({ type }) => type === 'text')
    .map(({ name }) => name);
  return nameProblems(subject, { all: names, optional: [] });
}

/** Fills values into one line, each once: a value that looks like a placeholder is not replaced again. */
export const fill = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : whole;
    return typeof value === 'string' ? value : whole;
  });

export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** For headers and other single lines. */
export const oneLine = (value: string): string => value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
