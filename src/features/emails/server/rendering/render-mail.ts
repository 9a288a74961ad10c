import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import type { Colours } from '../../../../lib/theme/colour.ts';
import { MAIL_LOGO, signOf } from '../../../../lib/content/pictures.ts';
import { readBody } from '../../mail-body.ts';
import { type Language, languageOf, staffReader } from '../../../../lib/messages/languages.ts';
import { directionOf } from '../../../../lib/values/direction.ts';
import { isolatedIn } from '../../../../lib/values/isolated.ts';
import { serverMessages } from '../../../../lib/messages/server-messages.ts';
import { defaultTemplate, type MailKind, type MailValues, rowNames } from '../../mail-kind.ts';
import { kindIn } from '../../mails/translations/translated-mails.ts';
import { catalogues } from '../../messages/frame/catalogues.ts';
import { escapeHtml, fill, oneLine, type Template } from '../../template.ts';
import { fillBlocks } from './fill-blocks.ts';
import { frameColours } from './mail-colours.ts';

/** Compiled from `frame.mjml` in advance (`scripts/compile-mail-frame.ts`): no request waits for MJML. */
const frame = readFileSync(join(import.meta.dirname, 'frame.mustache'), 'utf8');

export const frameWords = serverMessages('emails.frame', catalogues);

/** The locale of an email. Owners and staff get theirs in English if the admin doesn’t have the language. */
const localeFor = ({ to }: Pick<MailKind, 'to'>, locale: string): string =>
  to === 'visitor' ? locale : staffReader(null, locale).locale;

export const languageFor = (kind: Pick<MailKind, 'to'>, locale: string): Language =>
  languageOf(localeFor(kind, locale));

/** Default subject and body of a kind for readers of a locale. */
export const usualTemplate = (kind: MailKind, locale: string): Template =>
  defaultTemplate(kindIn(kind, languageFor(kind, locale)));

/** What an email shows of its site. */
export interface MailTheme {
  name: string;
  origin: string;
  /** Where its name leads; without it, to the origin. */
  home?: string;
  locale: string;
  colours: Colours;
  /** A path of the site or an address; images that mail programs cannot show are left out. */
  logo: string | null;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const PREVIEW = 140;

const homeOf = ({ home, origin }: MailTheme): string => home ?? origin;

/** All values that a template of this kind may use. A missing value is an error, unless it may be empty. */
function allValues(kind: MailKind, theme: MailTheme, own: MailValues): MailValues {
  const values: Record<string, MailValues[string]> = {
    ...own,
    siteName: oneLine(theme.name),
    siteLink: homeOf(theme),
  };
  for (const name of kind.optional ?? []) values[name] ??= '';
  const missing = Object.keys(kind.sample).filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new Error(`Email ${kind.emailID} is missing ${missing.join(', ')}.`);
  return values;
}

const address = /^(?:https?:\/\/\S+|\S+@\S+)$/;

/** As they are shown: what is in the other direction, such as the name of a customer, doesn't reorder the text around it. */
function isolatedValues(values: MailValues, locale: string): MailValues {
  // Mail programs that make links of addresses would take the marks as part of one.
  const shown = (text: string) => (address.test(text) ? text : isolatedIn(locale, text));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? shown(value)
        : value?.map((row) => ({ ...row, label: shown(row.label), value: shown(row.value) })),
    ]),
  );
}

const shownByAll = /\.(png|jpe?g|gif)$/i;

/** Few mail programs show SVG, and not all show newer image formats: the library converts them. */
function logoOf({ logo, origin }: MailTheme): string | false {
  if (logo === null) return false;
  const shown = shownByAll.test(logo) ? logo : signOf(logo, MAIL_LOGO);
  return shown !== null && URL.canParse(shown, origin) ? new URL(shown, origin).href : false;
}

const subjectFrom = (template: Template, values: MailValues, siteName: string) =>
  oneLine(fill(template.subject, values)).slice(0, 200) || siteName;

/** The subject alone. @throws if a value is missing, so that the cause of an email fails immediately */
export const mailSubject = (kind: MailKind, theme: MailTheme, own: MailValues, template: Template): string =>
  subjectFrom(
    template,
    isolatedValues(allValues(kind, theme, own), localeFor(kind, theme.locale)),
    oneLine(theme.name),
  );

/** Words for alignment at the start and at the end of a line. */
const sides = {
  ltr: { dir: 'ltr', start: 'left', end: 'right', labelPadding: '9px 16px 9px 0' },
  rtl: { dir: 'rtl', start: 'right', end: 'left', labelPadding: '9px 0 9px 16px' },
};

/** Renders an email in the site's name and colours; values are inserted as text. */
export function renderMail(
  kind: MailKind,
  theme: MailTheme,
  own: MailValues,
  {
    template = usualTemplate(kind, theme.locale),
    unsubscribe,
  }: { template?: Template; unsubscribe?: string | undefined } = {},
): RenderedMail {
  const values = isolatedValues(allValues(kind, theme, own), localeFor(kind, theme.locale));
  const t = frameWords(languageFor(kind, theme.locale));
  const siteName = oneLine(theme.name);
  const { document } = readBody(template.body, rowNames(kind));
  const main = fillBlocks(document.blocks, values, kind.secret);
  const small = fillBlocks(document.note, values);
  const subject = subjectFrom(template, values, siteName);
  const firstWords = main.texts.find((_, index) => index > 0) ?? main.texts[0] ?? '';
  const colours = frameColours(theme.colours);
  const html = Mustache.render(
    frame,
    {
      ...colours,
      lang: localeFor(kind, theme.locale),
      ...sides[directionOf(localeFor(kind, theme.locale))],
      siteName,
      siteLink: homeOf(theme),
      logo: logoOf(theme),
      subject,
      preview: oneLine(firstWords).slice(0, PREVIEW),
      blocks: main.parts.map((part) => ({ ...absent, ...part })),
      note: small.parts.map(({ copy = '' }) => copy).join('\n'),
      unsubscribe: unsubscribe ?? false,
      unsubscribeLabel: t.unsubscribe,
      buttonHelp: t.buttonHelp,
    },
    {},
    { escape: (value: unknown) => escapeHtml(String(value)) },
  );
  const foot = [
    ...small.texts,
    `${siteName}, ${homeOf(theme)}`,
    ...(unsubscribe ? [`${t.unsubscribe}: ${unsubscribe}`] : []),
  ];
  return { subject, html, text: `${[...main.texts, `--\n${foot.join('\n')}`].join('\n\n')}\n` };
}

/** Mustache looks in outer contexts for missing names, and `link` and `label` have several meanings. */
const absent = { heading: false, copy: false, rows: false, button: false, address: false };
