import type { z } from 'zod';
import type { Tx } from '../../../../lib/db/database.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import {
  type RecordText,
  recordText,
  type TranslatableRecord,
  type TranslatableRecords,
} from '../../../../lib/translations/records.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import type { MailKind } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { layBody, textsOfBody } from '../../mail-texts.ts';
import { bodyProblems, subjectProblems, type TemplateProblem } from '../../template.ts';
import { body, subject } from '../../template-contract.ts';
import { staffWords } from '../staff-words.ts';
import { changedTemplates, type TemplateRow, templateRow } from '../settings/template-queries.ts';
import { sayOfKind } from '../say-of-kind.ts';

type OwnTexts = Pick<TemplateRow, 'subject' | 'body'>;

/** What a text of the owner has to be, a translation too. */
const withoutProblems = (shape: z.ZodString, find: (text: string) => TemplateProblem[]) =>
  shape.superRefine((text, context) => {
    for (const { problem } of find(text))
      context.addIssue({ code: 'custom', message: problem(staffWords()) });
  });

const hasWords = ({ source }: RecordText) =>
  typeof source === 'string' && needsTranslation(source.replaceAll(/\{\{[^{}]*\}\}/g, ''));

/** The owner's texts of an email. Those that are still the default are in each language already. */
export function textsOfEmail(kind: MailKind, own: OwnTexts): RecordText[] {
  const words = staffWords();
  const { body: text } = own;
  const ofSubject = recordText(
    'subject',
    { label: words.subject, block: words.email },
    own.subject ?? '',
    withoutProblems(subject, (given) => subjectProblems(given, kind)),
  );
  const ofBody = text === null ? [] : textsOfBody(text, kind);
  return [
    ofSubject,
    ...ofBody.map(({ part, isNote, source }, at) =>
      recordText(
        `body.${at}`,
        {
          label: words[part],
          block: isNote ? words.smallPrint : words.email,
          kind: part === 'paragraph' ? 'multiline' : 'text',
        },
        source,
        withoutProblems(body, (given) =>
          bodyProblems(layBody(text ?? '', kind, new Map([[at, given]])), kind),
        ),
      ),
    ),
  ].filter(hasWords);
}

/**
 * The owner's subject and body of an email in another language, each if it's translated. Of a body that is translated in part, the rest is in
 * the main language. Translations of an import that break a rule are left out, so that the email can be sent.
 */
export function ownTextsIn(
  kind: MailKind,
  own: OwnTexts | undefined,
  stored: StoredTexts = {},
): { subject?: string; body?: string } {
  const originals = own ? textsOfEmail(kind, own) : [];
  const matches = matchTexts(originals, stored);
  const texts = new Map(
    originals.flatMap(({ key, shape }): [string, string][] => {
      const { data } = shape.safeParse(matches.get(key)?.text);
      return typeof data === 'string' ? [[key.slice(0, -1), data]] : [];
    }),
  );
  const translated = texts.get('subject');
  texts.delete('subject');
  const ofBody = new Map([...texts].map(([path, text]) => [Number(path.slice('body.'.length)), text]));
  const laid = ofBody.size === 0 ? null : layBody(own?.body ?? '', kind, ofBody);
  return {
    ...(translated === undefined ? {} : { subject: translated }),
    ...(laid === null || bodyProblems(laid, kind).length > 0 ? {} : { body: laid }),
  };
}

function original(row: TemplateRow): TranslatableRecord | undefined {
  // What owners change of emails to them is for each of them.
  const kind = mailKinds.find(({ emailID, to }) => emailID === row.email_id && to === 'visitor');
  if (!kind) return undefined;
  const texts = textsOfEmail(kind, row);
  return { id: row.email_id, name: sayOfKind(kind.name), path: null, visible: row.enabled, texts };
}

/** Emails to visitors as their translator needs them; an id is that of the kind of email, such as `welcome`. */
export const translatableEmails: TranslatableRecords = {
  kind: 'email',
  area: 'mails',
  find: async (tx: Tx, id) => {
    const row = await templateRow(tx, id);
    return row && original(row);
  },
  after: async (tx, after = '', limit) => {
    const rows = (await changedTemplates(tx)).filter(({ email_id: id }) => id > after);
    return rows
      .toSorted((a, b) => (a.email_id < b.email_id ? -1 : 1))
      .flatMap((row) => original(row) ?? [])
      .slice(0, limit);
  },
};
