import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import Mustache from 'mustache';
import { type Colours, surfaceVariables } from '../../../lib/colour.ts';
import type { MailKind } from '../mail-kind.ts';
import { escapeHtml, fill, oneLine } from '../template.ts';

/** Compiled from `frame.mjml` beforehand (`scripts/compile-mail-frame.ts`): no request waits for MJML. */
const frame = readFileSync(join(import.meta.dirname, 'frame.mustache'), 'utf8');

/** The site as its mails show it. */
export interface MailLook {
  name: string;
  origin: string;
  locale: string;
  colours: Colours;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const asIs = (value: string) => value;

/** A mail in the site's name and colours, with values put in as text. A value that is missing is an error. */
export function renderMail(
  kind: MailKind,
  look: MailLook,
  own: Readonly<Record<string, string>>,
): RenderedMail {
  const siteName = oneLine(look.name);
  const values: Record<string, string> = { ...own, siteName, siteLink: look.origin };
  const missing = Object.keys(kind.sample).filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new Error(`The mail ${kind.emailID} lacks ${missing.join(', ')}.`);

  const plain = (template: string) => fill(template, values, asIs);
  const subject = oneLine(plain(kind.subject)).slice(0, 200);
  const paragraphs = kind.body.split(/\n{2,}/);
  const button = kind.button && { label: plain(kind.button.label), link: plain(kind.button.link) };
  const text = [
    plain(kind.heading),
    ...paragraphs.map(plain),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    `--\n${plain(kind.note)}\n${siteName}, ${look.origin}`,
  ].join('\n\n');

  const html = Mustache.render(
    frame,
    {
      ...frameColours(look.colours),
      lang: look.locale,
      siteName,
      siteLink: look.origin,
      subject,
      preview: plain(paragraphs[0] ?? ''),
      heading: plain(kind.heading),
      content: paragraphs
        .map((part) => `<p>${fill(part, values, escapeHtml).replaceAll('\n', '<br>')}</p>`)
        .join('\n'),
      button: button ?? false,
      note: plain(kind.note),
    },
    {},
    { escape: (value: unknown) => escapeHtml(String(value)) },
  );
  return { subject, html, text: `${text}\n` };
}

/** Derived once per palette; to derive them takes longer than all the rest. */
const palettes = new LRUCache<string, Readonly<Record<string, string | undefined>>>({ max: 500 });

function frameColours(colours: Colours) {
  const key = JSON.stringify(colours);
  const known = palettes.get(key);
  if (known) return known;
  const { page, tint } = surfaceVariables(colours);
  const made = {
    ground: tint['--surface'],
    groundInk: tint['--ink-soft'],
    card: page['--surface'],
    ink: page['--ink'],
    soft: page['--ink-soft'],
    main: page['--accent'],
    action: page['--action'],
    onAction: page['--on-action'],
  };
  palettes.set(key, made);
  return made;
}
