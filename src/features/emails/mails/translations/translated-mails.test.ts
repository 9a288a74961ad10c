import { describe, expect, test } from 'vitest';
import { adminLanguages, languages } from '../../../../lib/messages/languages.ts';
import { defaultTemplate, type MailKind } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { bodyProblems, subjectProblems } from '../../template.ts';
import { kindIn } from './translated-mails.ts';

const toVisitors = mailKinds.filter(({ to }) => to === 'visitor');
const toOwners = mailKinds.filter(({ to }) => to === 'owner');
const translated = languages.filter((language) => language !== 'en');

/** Placeholders and the parts that depend on them. */
const marksOf = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted();

/** Sentences of a text, without what is written in them. */
const sentencesOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.replace(/\{\{[^}]*\}\}|[#*[\]()]/g, '').trim())
    .filter((line) => /\p{L}{3}/u.test(line));

function expectTranslated(kind: MailKind, own: MailKind): void {
  expect(own).not.toBe(kind);
  const [usual, template] = [defaultTemplate(kind), defaultTemplate(own)];
  expect(marksOf(template.subject)).toEqual(marksOf(usual.subject));
  expect(marksOf(template.body)).toEqual(marksOf(usual.body));
  expect([...subjectProblems(template.subject, kind), ...bodyProblems(template.body, kind)]).toEqual([]);
  const english = new Set(sentencesOf(`${usual.subject}\n${usual.body}`));
  expect(sentencesOf(`${template.subject}\n${template.body}`).filter((line) => english.has(line))).toEqual(
    [],
  );
}

describe.each(translated)('in %s', (language) => {
  test.each(toVisitors)('$emailID says as much as in English', (kind) => {
    const own = kindIn(kind, language);
    expectTranslated(kind, own);
    if (kind.bulk) expect(own.name).not.toBe(kind.name);
  });
});

const staffs = translated.filter((language) => adminLanguages.some((one) => one === language));
const visitorsOnly = translated.filter((language) => !staffs.includes(language));

describe.each(staffs)('to owners in %s', (language) => {
  test.each(toOwners)('$emailID says as much as in English', (kind) => {
    expectTranslated(kind, kindIn(kind, language));
  });
});

test.each(visitorsOnly)('emails to owners are in English where the admin has no %s', (language) => {
  for (const kind of toOwners) expect(kindIn(kind, language)).toBe(kind);
});
