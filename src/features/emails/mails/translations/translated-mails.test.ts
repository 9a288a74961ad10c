import { describe, expect, test } from 'vitest';
import { languages } from '../../../../lib/messages/languages.ts';
import { defaultTemplate } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { bodyProblems, subjectProblems } from '../../template.ts';
import { kindIn } from './translated-mails.ts';

const toVisitors = mailKinds.filter(({ to }) => to === 'visitor');
const toOwners = mailKinds.filter(({ to }) => to === 'owner');
const translated = languages.filter((language) => language !== 'en');

/** Placeholders and the parts that depend on them. */
const marksOf = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted();

describe.each(translated)('in %s', (language) => {
  test.each(toVisitors)('$emailID says as much as in English', (kind) => {
    const own = kindIn(kind, language);
    expect(own).not.toBe(kind);
    const [usual, template] = [defaultTemplate(kind), defaultTemplate(own)];
    expect(marksOf(template.subject)).toEqual(marksOf(usual.subject));
    expect(marksOf(template.body)).toEqual(marksOf(usual.body));
    expect([...subjectProblems(template.subject, kind), ...bodyProblems(template.body, kind)]).toEqual([]);
    expect(own.heading).not.toBe(kind.heading);
    expect(own.note).not.toBe(kind.note);
    if (kind.bulk) expect(own.name).not.toBe(kind.name);
    if (kind.button) expect(own.button?.label).not.toBe(kind.button.label);
  });

  test.each(toOwners)('$emailID is in English, as the admin is', (kind) => {
    expect(kindIn(kind, language)).toBe(kind);
  });
});
