import type { SpanAsked } from './spans.ts';

/** Maximum length of a statement's text in a trace. */
const LONGEST = 2000;
/** Bounded, because texts come from code. */
const MOST_KNOWN = 1000;

interface Statement {
  /** The command and the table it names first. */
  name: string;
  /** With `$1` for values, and `?` for those that are part of the text. */
  text: string;
}

const known = new Map<string, Statement>();

/** How a statement appears in a trace: without any value. */
export function describeStatement(sql: string): Statement {
  const before = known.get(sql);
  if (before) return before;
  const text = withoutValues(sql);
  const [, command = 'statement'] = /^\W*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update|join)\s+"?([a-z_][\w.]*)/i.exec(text) ?? [];
  const described = { name: [command.toLowerCase(), table].filter(Boolean).join(' '), text };
  if (known.size < MOST_KNOWN) known.set(sql, described);
  return described;
}

/** The span of a statement; nothing of it is a value. */
export function statementSpan(sql: string): SpanAsked {
  const { name, text } = describeStatement(sql);
  return { name, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } };
}

/** Values are parameters already. Those that code writes into a text are replaced too, so that none can slip through. */
const withoutValues = (sql: string): string =>
  sql
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, '?')
    .replace(/'(?:[^']|'')*'?/g, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
