import { invalid } from '../../../../../lib/errors.ts';
import { escapeHtml } from '../../../../../lib/escape-html.ts';
import type { ExchangedText, WrittenText } from './exchanged.ts';
import { staffWords } from '../../staff-words.ts';
import { adminLanguageOf } from '../../../../../lib/messages/languages.ts';
import { spokenLanguage } from '../../../../../lib/messages/spoken-language.ts';

const attribute = (text: string) => escapeHtml(text).replaceAll(/[\r\n\t]+/g, ' ');

/** XLIFF 1.2 (https://docs.oasis-open.org/xliff/xliff-core/xliff-core.html), a file element for each page or record. */
export async function* xliffOf(
  { from, to }: { from: string; to: string },
  subjects: AsyncIterable<readonly WrittenText[]>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n';
  for await (const texts of subjects) {
    const [first] = texts;
    if (!first) continue;
    yield (
      `<file original="${attribute(first.subject)}" source-language="${from}" target-language="${to}" datatype="plaintext">\n` +
      `<header><note>${escapeHtml(first.item)}</note></header>\n<body>\n` +
      texts.map(unitOf).join('') +
      '</body>\n</file>\n'
    );
  }
  yield '</xliff>\n';
}

/** How XLIFF calls a translation by a machine. */
const MACHINE = 'mt-suggestion';
const UNCHECKED = 'needs-review-translation';

const unitOf = ({ key, label, source, target, isHtml, outdated, machine }: WrittenText): string => {
  const state = target === '' ? 'needs-translation' : outdated || machine ? UNCHECKED : 'translated';
  const qualifier = target !== '' && machine ? ` state-qualifier="${MACHINE}"` : '';
  return (
    `<trans-unit id="${attribute(key)}" resname="${attribute(label)}"${isHtml ? ' datatype="html"' : ''} xml:space="preserve">` +
    `<source>${escapeHtml(source)}</source><target state="${state}"${qualifier}>${escapeHtml(target)}</target></trans-unit>\n`
  );
};

/** Whether a translation is still the suggestion of a machine; a translator who is content with it changes the state. */
function isUnchecked({ state, 'state-qualifier': qualifier }: Record<string, string>): boolean | undefined {
  if (qualifier === MACHINE) return state === undefined || state.startsWith('needs-') || state === 'new';
  return state === undefined || state.startsWith('needs-') || state === 'new' ? undefined : false;
}

const broken = () => invalid(staffWords().brokenXliff, { content: staffWords().brokenXliff });

/**
 * Reads XLIFF 1.2. Entities of a document type are refused, and tags inside of a text are left out.
 * @throws 400 for a file that is no XLIFF 1.2, or is in another language
 */
export async function readXliff(content: string, language: string): Promise<ExchangedText[]> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const found: ExchangedText[] = [];
  let subject = '';
  let unit: ExchangedText | undefined;
  let part: 'source' | 'target' | undefined;
  let isXliff = false;
  parser.on('error', () => {
    throw broken();
  });
  parser.on('doctype', () => {
    throw broken();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'xliff') isXliff = (attributes['version'] ?? '').startsWith('1.');
    else if (name === 'file') {
      subject = attributes['original'] ?? '';
      refuseLanguage(attributes['target-language'] ?? language, language);
    } else if (name === 'trans-unit') unit = { subject, key: attributes['id'] ?? '', source: '', target: '' };
    else if (name === 'source' || name === 'target') {
      part = name;
      if (unit && name === 'target') unit.machine = isUnchecked(attributes);
    }
    // Suggestions of a translation program, which have sources and targets of their own.
    else if (name === 'alt-trans') unit = undefined;
  });
  const add = (text: string) => {
    if (unit && part) unit[part] += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    if (name === 'source') part = undefined;
    else if (name === 'target') {
      part = undefined;
      if (unit) found.push(unit);
      unit = undefined;
    }
  });
  parser.write(content).close();
  if (!isXliff) throw broken();
  return found;
}

function refuseLanguage(given: string, language: string): void {
  const [code = ''] = given.toLowerCase().split(/[-_]/);
  if (code === language) return;
  const names = new Intl.DisplayNames(adminLanguageOf(spokenLanguage()), { type: 'language' });
  const sentence = staffWords().otherLanguage({ language: names.of(language) ?? language });
  throw invalid(sentence, { content: sentence });
}
