import { safeHref } from '../../lib/links/safe-href.ts';
import { type Inline, type MailBlock, type MailDocument, soleName } from './mail-document.ts';
import { leavesOf, readInline } from './mail-inline.ts';
import type { TemplateProblem } from './template.ts';

/*
 * The stored form of an email's body is text with little markup, so that it can be read, compared and versioned:
 * `# Heading`, paragraphs separated by an empty line, `- ` for a list, `**bold**`, `*italic*`, `[text](address)`,
 * `[[Button]](address)`, and `---` above the small print. `{{name}}` is a placeholder, `{{#name}}` … `{{/name}}` a part
 * that depends on one; its tags are alone on their lines.
 */

const buttonLine = /^\[\[((?:\\.|[^\]\\])+)\]\]\(([^()\s]+)\)$/u;
const sectionLine = /^\{\{\s*([#^/])\s*([\w-]+)\s*\}\}$/;

interface Open {
  blocks: MailBlock[];
  closes: string;
}

class Reader {
  readonly document: MailDocument = { blocks: [], note: [] };
  readonly problems: TemplateProblem[] = [];
  #open: Open[] = [{ blocks: this.document.blocks, closes: '' }];
  #lines: string[] = [];
  #from = 1;
  readonly #rows: ReadonlySet<string>;

  constructor(rows: ReadonlySet<string>) {
    this.#rows = rows;
  }

  #add(block: MailBlock): void {
    this.#open.at(-1)?.blocks.push(block);
  }

  #refuse(line: number, problem: TemplateProblem['problem']): void {
    this.problems.push({ line, problem });
  }

  #checked(parts: Inline[], line: number): Inline[] {
    let at = line;
    for (const part of parts) {
      if (part.type === 'break') at += 1;
      if (part.type === 'link') this.#checkHref(part.href, at);
      const leaves = part.type === 'link' ? part.content : [part];
      for (const leaf of leaves)
        if (leaf.type === 'value' && this.#rows.has(leaf.name))
          this.#refuse(at, (words) =>
            words.listOnOwnLine({ name: leaf.name, placeholder: `{{${leaf.name}}}` }),
          );
    }
    return parts;
  }

  #checkHref(href: string, line: number): void {
    const name = soleName(href);
    if (name === undefined && (href.includes('{{') || !isFullHref(href)))
      this.#refuse(line, (words) => words.notALink({ href }));
  }

  /** Ends the current paragraph or list. */
  flush(): void {
    const lines = this.#lines.splice(0);
    if (lines.length === 0) return;
    if (lines.every((line) => line.startsWith('- '))) {
      const items = lines.map((line, index) => this.#checked(readInline(line.slice(2)), this.#from + index));
      this.#add({ type: 'list', items });
      return;
    }
    this.#add({ type: 'paragraph', content: this.#checked(readInline(lines.join('\n')), this.#from) });
  }

  #section(sign: string, name: string, line: number): void {
    if (sign === '/') {
      if (this.#open.length > 1 && this.#open.at(-1)?.closes === name) this.#open.pop();
      else
        this.#refuse(line, (words) => words.noMatchingStart({ end: `{{/${name}}}`, start: `{{#${name}}}` }));
      return;
    }
    const blocks: MailBlock[] = [];
    this.#add({ type: 'when', name, not: sign === '^', blocks });
    this.#open.push({ blocks, closes: name });
  }

  read(text: string, number: number): void {
    const line = text.trim();
    const section = sectionLine.exec(line);
    const button = buttonLine.exec(line);
    const sole = soleName(line);
    const isList = line.startsWith('- ');
    const endsParagraph =
      line === '' ||
      section ||
      button ||
      line.startsWith('# ') ||
      line === '---' ||
      (sole && this.#rows.has(sole));
    if (endsParagraph || (this.#lines.length > 0 && isList !== this.#lines.at(-1)?.startsWith('- ')))
      this.flush();
    if (line === '') return;
    if (section) return this.#section(section[1] ?? '', section[2] ?? '', number);
    if (sole && this.#rows.has(sole)) return this.#add({ type: 'rows', name: sole });
    if (button) {
      this.#checkHref(button[2] ?? '', number);
      return this.#add({ type: 'button', label: leavesOf(button[1] ?? ''), href: button[2] ?? '' });
    }
    if (line.startsWith('# '))
      return this.#add({ type: 'heading', content: this.#checked(readInline(line.slice(2)), number) });
    if (line === '---') {
      if (this.#open.length > 1 || this.#open[0]?.blocks === this.document.note)
        this.#refuse(number, (words) => words.smallPrintOnce);
      this.#open = [{ blocks: this.document.note, closes: '' }];
      return;
    }
    if (this.#lines.length === 0) this.#from = number;
    this.#lines.push(line);
  }
}

const isFullHref = (href: string) => safeHref(href) !== null && /^(https?:\/\/|mailto:|tel:)/i.test(href);

/** Parses a body. `rows` are placeholders for rows. Reports errors in its form; `template.ts` checks names. */
export function readBody(
  body: string,
  rows: ReadonlySet<string>,
): { document: MailDocument; problems: TemplateProblem[] } {
  const reader = new Reader(rows);
  body.split(/\r\n?|\n/).forEach((line, index) => reader.read(line, index + 1));
  reader.flush();
  return { document: reader.document, problems: reader.problems };
}
