import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, notFound, staleVersion } from '../../../../lib/errors.ts';
import { type Operation, operations } from '../../../../lib/http/handlers.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { type MailKind, placeholdersOf } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { bodyProblems, subjectProblems, type Template, type TemplateProblem } from '../../template.ts';
import { type EmailTemplate, templatesContract } from '../../template-contract.ts';
import type { EmailServices } from '../email-services.ts';
import { exampleMail, exampleValues } from '../rendering/example-mail.ts';
import { mailById } from '../sending/mail-queries.ts';
import { queueMail } from '../sending/queue-mail.ts';
import { settingsHandlers } from './settings-handlers.ts';
import { siteDetails } from './settings-queries.ts';
import { shownMail } from '../rendering/shown-mail.ts';
import { languageFor, usualTemplate } from '../rendering/render-mail.ts';
import { draftIn } from '../translations/draft-in.ts';
import { kindOf, templateId } from './template-id.ts';
import {
  changedTemplates,
  saveTemplate,
  type TemplateRow,
  templateRow,
  templateVersion,
  templateVersions,
} from './template-queries.ts';
import { refuseTurningOff } from './always-on.ts';
import { staffWords } from '../staff-words.ts';

type Words = { subject: string | null; body: string | null };

const wordsOf = (kind: MailKind, locale: string, row: Words | undefined): Template & { changed: boolean } => {
  const usual = usualTemplate(kind, locale);
  return {
    subject: row?.subject ?? usual.subject,
    body: row?.body ?? usual.body,
    changed: (row?.subject ?? row?.body ?? null) !== null,
  };
};

const shown = (site: Site, kind: MailKind, locale: string, row: TemplateRow | undefined): EmailTemplate => ({
  _id: templateId(site.id, kind.emailID),
  emailID: kind.emailID,
  name: kind.name,
  purpose: kind.purpose,
  ...wordsOf(kind, locale, row),
  enabled: row?.enabled ?? true,
  placeholders: placeholdersOf(kind).map(({ name }) => name),
  version: row?.version ?? 1,
  updatedAt: row?.updated_at.toISOString() ?? null,
});

/** @throws 400 with the line and the placeholder that is wrong */
function check(kind: MailKind, { subject, body }: Partial<Template>): void {
  const say = (problems: TemplateProblem[]) =>
    problems
      .map(({ line, problem }) => staffWords().atLine({ line, problem: problem(staffWords()) }))
      .join('\n');
  const wrong = {
    ...(subject === undefined ? {} : { subject: say(subjectProblems(subject, kind)) }),
    ...(body === undefined ? {} : { body: say(bodyProblems(body, kind)) }),
  };
  const fields = Object.fromEntries(Object.entries(wrong).filter(([, sentence]) => sentence !== ''));
  if (Object.keys(fields).length > 0) throw invalid(staffWords().fixMarkedLines, fields);
}

/** A text equal to the default is not stored as the owner's, so that it follows later improvements. */
const own = (text: string | null | undefined, usual: string) => (text === usual ? null : text);

const unix = (text: string) => text.replace(/\r\n?/g, '\n');

/** The owner's email templates and sender settings. */
export function templateOperations(services: EmailServices): Operation[] {
  const { jobs } = services;
  const drafted = async (
    tx: Tx,
    site: Site,
    id: string,
    { subject, body }: { subject?: string | undefined; body?: string | undefined },
  ) => {
    const kind = kindOf(site.id, id);
    const theme = { ...(await siteDetails(tx)), origin: site.origin };
    const saved = wordsOf(kind, theme.locale, await templateRow(tx, kind.emailID));
    const template = { subject: subject ?? saved.subject, body: unix(body ?? saved.body) };
    check(kind, template);
    return { kind, template, theme };
  };

  return operations(templatesContract, {
    'GET /api/emails': async ({ site, db, headers }, { query }) => {
      const { limit, after, ...fields } = query;
      const { rows, locale } = await db(async (tx) => ({
        rows: await changedTemplates(tx),
        ...(await siteDetails(tx)),
      }));
      const asked = Object.entries(fields) as [keyof typeof fields, unknown][];
      const found = mailKinds
        .map((kind) =>
          shown(
            site,
            kind,
            locale,
            rows.find((row) => row.email_id === kind.emailID),
          ),
        )
        .filter((template) => asked.every(([key, value]) => value === undefined || template[key] === value));
      const from = after === undefined ? 0 : found.findIndex(({ _id }) => _id === after) + 1;
      const rest = found.slice(from, from + limit + 1);
      return nextPage({ headers }, '/api/emails', query, rest, ({ _id }) => _id);
    },

    'POST /api/email': async ({ site, by, db }, { body: { emailID, enabled, ...words } }) => {
      const kind = mailKinds.find((one) => one.emailID === emailID);
      if (!kind) throw invalid(staffWords().mailNotFound, { emailID: staffWords().unknownMail });
      return change(kind, { ...words, enabled }, { site, by: by.accountId, db, onlyUnchanged: true });
    },

    'PUT /api/email/{id}': async ({ site, by, db }, { params: { id }, body: { version, ...changes } }) =>
      change(kindOf(site.id, id), changes, { site, by: by.accountId, db, basedOn: version }),

    'DELETE /api/email/{id}': async ({ site, by, db }, { params: { id } }) => {
      const { emailID } = kindOf(site.id, id);
      return db(async (tx) => {
        const row = await templateRow(tx, emailID);
        if (row && (row.subject !== null || row.body !== null || !row.enabled))
          await saveTemplate(tx, {
            websiteId: site.id,
            emailID,
            subject: null,
            body: null,
            enabled: true,
            by: by.accountId,
          });
        return undefined;
      });
    },

    'POST /api/email/{id}/preview': async ({ site, db }, { params: { id }, body }) =>
      db(async (tx) => {
        const main = await drafted(tx, site, id, body);
        const { kind, theme, template } = await draftIn(tx, main, body.language);
        return exampleMail(kind, theme, template, body.example);
      }),

    'POST /api/email/{id}/test': async ({ site, by, db }, { params: { id }, body }) =>
      db(async (tx) => {
        const { kind, theme, template } = await drafted(tx, site, id, body);
        const mailId = await queueMail(tx, jobs, site, {
          emailID: kind.emailID,
          to: by.email,
          cause: `test:${randomUUID()}`,
          language: languageFor(kind, theme.locale),
          values: exampleValues(kind, theme, body.example),
          template: { ...template, subject: `[Test] ${template.subject}` },
          // The example's link grants no access.
          secret: false,
        });
        const row = mailId && (await mailById(tx, mailId));
        if (!row) throw conflict(staffWords().youUnsubscribed);
        return shownMail(row);
      }),

    'GET /api/email/{id}/versions': async ({ site, db }, { params: { id } }) => {
      const kind = kindOf(site.id, id);
      const [rows, { locale }] = await db((tx) =>
        Promise.all([templateVersions(tx, kind.emailID), siteDetails(tx)]),
      );
      const usual = wordsOf(kind, locale, undefined);
      const first = { version: 1, enabled: true, savedAt: null, savedBy: null, ...usual };
      return [
        ...rows.map((row) => ({
          version: row.version,
          ...wordsOf(kind, locale, row),
          enabled: row.enabled,
          savedAt: row.saved_at.toISOString(),
          savedBy: row.saved_by,
        })),
        first,
      ];
    },

    'POST /api/email/{id}/restore': async ({ site, by, db }, { params: { id }, body: { version } }) => {
      const kind = kindOf(site.id, id);
      return db(async (tx) => {
        const earlier =
          version === 1 ? { subject: null, body: null } : await templateVersion(tx, kind.emailID, version);
        if (!earlier) throw notFound(staffWords().versionNotFound);
        const { subject, body } = earlier;
        const { locale } = await siteDetails(tx);
        check(kind, wordsOf(kind, locale, { subject, body }));
        const row = await saveTemplate(tx, {
          websiteId: site.id,
          emailID: kind.emailID,
          subject,
          body,
          by: by.accountId,
        });
        return shown(site, kind, locale, row);
      });
    },

    ...settingsHandlers(services),
  });
}

interface Asked {
  site: Site;
  by: string;
  db: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  basedOn?: number | undefined;
  onlyUnchanged?: boolean;
}

async function change(
  kind: MailKind,
  {
    subject,
    body,
    enabled,
  }: { subject?: string | null | undefined; body?: string | null | undefined; enabled?: boolean | undefined },
  { site, by, db, basedOn, onlyUnchanged = false }: Asked,
): Promise<EmailTemplate> {
  if (enabled === false) refuseTurningOff(kind);
  const written = typeof body === 'string' ? unix(body) : body;
  check(kind, {
    ...(typeof subject === 'string' ? { subject } : {}),
    ...(typeof written === 'string' ? { body: written } : {}),
  });
  return db(async (tx) => {
    const { locale } = await siteDetails(tx);
    const usual = usualTemplate(kind, locale);
    const row = await saveTemplate(tx, {
      websiteId: site.id,
      emailID: kind.emailID,
      subject: own(subject, usual.subject),
      body: own(written, usual.body),
      enabled,
      basedOn,
      onlyUnchanged,
      by,
    });
    if (row) return shown(site, kind, locale, row);
    const current = shown(site, kind, locale, await templateRow(tx, kind.emailID));
    throw onlyUnchanged ? conflict(staffWords().alreadyCustomised) : staleVersion('email', current);
  });
}
