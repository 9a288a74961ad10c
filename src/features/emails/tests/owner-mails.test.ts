import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminLanguages } from '../../../lib/messages/languages.ts';
import { defaultTemplate } from '../mail-kind.ts';
import { mailKinds } from '../mail-kinds.ts';
import { accountMails, queueMail, queueMails } from '../server/index.ts';
import { mailWorld, type MailWorld, owner, until } from './world.ts';

let world: MailWorld;
beforeEach(async () => void (world = await mailWorld()));
afterEach(() => world.close());

async function ownerUsesAdminIn(language: 'en' | 'de' | 'fr' | 'es') {
  const boss = world.visitor();
  await boss.call('POST /api/account/login', { body: owner });
  await boss.call('PUT /api/account/preferences', { body: { language } });
  return boss;
}
const toOwners = mailKinds.filter(({ to }) => to === 'owner');

test('an email to an owner arrives in the language in which they use the admin', async () => {
  await ownerUsesAdminIn('de');
  const values = toOwners.find(({ emailID }) => emailID === 'owner-low-stock')?.sample ?? {};
  await world.db.forWebsite(world.site.id, (tx) =>
    queueMail(tx, world.jobs, world.site, {
      emailID: 'owner-low-stock',
      to: owner.email,
      cause: 'low',
      values,
    }),
  );
  await world.startWorker();
  const { message } = await until(async () => world.smtp.mails[0]);
  expect(message.subject).toBe('Niedriger Bestand: Estuary mug, Large (noch 3)');
  expect(message.text).toContain('noch 3 auf Lager');
  expect(message.html).toContain('lang="de"');
});

test('every email to owners has no English sentence of its own in another language', async () => {
  const sentences = (text: string) =>
    text.split(/\{\{[^}]*\}\}|\n+|[[\]#]/).filter((part) => /\p{L}{3,} \p{L}/u.test(part));
  for (const language of adminLanguages.filter((one) => one !== 'en'))
    await world.db.forWebsite(world.site.id, (tx) =>
      queueMails(
        tx,
        world.jobs,
        world.site,
        toOwners.map(({ emailID, sample }) => ({
          emailID,
          to: owner.email,
          cause: `${language}:${emailID}`,
          language,
          values: sample,
        })),
      ),
    );
  const mails = await world.mails();
  expect(mails).toHaveLength(toOwners.length * (adminLanguages.length - 1));
  const left = mails.flatMap(({ email_id: id, cause, subject, body_text: text }) => {
    const kind = toOwners.find(({ emailID }) => emailID === id);
    const usual = kind && defaultTemplate(kind);
    const own = [kind?.button?.label ?? '', ...sentences(`${usual?.subject}\n${usual?.body}`)];
    return own
      .filter((part) => part && `${subject}\n${text}`.includes(part.trim()))
      .map((part) => [cause, part]);
  });
  expect(left).toEqual([]);
});

test('staff read about their account in the language that they chose for the admin', async () => {
  await ownerUsesAdminIn('fr');
  const event = { site: world.site, accountId: 'a', email: owner.email } as const;
  await world.db.forWebsite(world.site.id, async (tx) => {
    await accountMails(world.jobs)(tx, { ...event, type: 'password-changed', changeId: 'one' });
    await accountMails(world.jobs)(tx, {
      ...event,
      type: 'entered-from-new-device',
      changeId: 'two',
      userAgent: '',
      address: '192.0.2.1',
    });
  });
  const subjects = (await world.mails()).map(({ email_id: id, subject }) => [id, subject]);
  expect(subjects).toEqual(
    expect.arrayContaining([
      ['password-changed', expect.stringContaining('mot de passe')],
      ['new-device', expect.stringContaining('connexion')],
    ]),
  );
});

test('the preview of an email to owners shows it in each language of the admin, and what they changed as it is', async () => {
  const boss = await ownerUsesAdminIn('en');
  const preview = async (language: string, more: object = {}) => {
    const { body } = await boss.call('POST /api/email/{id}/preview', {
      params: { id: 'owner-new-order' },
      body: { language, ...more },
    });
    const { subject, text } = body as { subject: string; text: string };
    return { subject, text };
  };
  expect((await preview('en')).subject).toBe('New order A1042');
  expect((await preview('de')).subject).toBe('Neue Bestellung A1042');
  expect((await preview('es')).text).toContain('Ver pedido');
  // Staff who speak another language read English.
  expect((await preview('it')).subject).toBe('New order A1042');
  const changed = await preview('de', { subject: 'Hooray: {{orderNumber}}' });
  expect(changed).toMatchObject({
    subject: 'Hooray: A1042',
    text: expect.stringContaining('Bestellung ansehen'),
  });
});
