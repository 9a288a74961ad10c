import type { Tx } from '../../../../lib/db/database.ts';
import { invalid } from '../../../../lib/errors.ts';
import { type Language, languageOf, staffReader } from '../../../../lib/messages/languages.ts';
import { siteHasLanguage } from '../../../../lib/translations/published-queries.ts';
import type { MailKind } from '../../mail-kind.ts';
import type { Template } from '../../template.ts';
import { type MailTheme, usualTemplate } from '../rendering/render-mail.ts';
import { translationDraft } from '../settings/template-queries.ts';
import { staffWords } from '../staff-words.ts';
import { ownTextsIn } from './translatable-emails.ts';

interface Draft {
  kind: MailKind;
  template: Template;
  theme: MailTheme;
}

/**
 * A draft in the main language as readers of another one would get it, by the draft of its translation. What owners changed of emails to them
 * is the same in each language.
 */
export async function draftIn(tx: Tx, draft: Draft, language: Language | undefined): Promise<Draft> {
  const { kind, template, theme } = draft;
  if (language === undefined || language === languageOf(theme.locale)) return draft;
  const main = usualTemplate(kind, theme.locale);
  const own = {
    subject: template.subject === main.subject ? null : template.subject,
    body: template.body === main.body ? null : template.body,
  };
  if (kind.to === 'owner') {
    const { locale } = staffReader(language, theme.locale);
    const usual = usualTemplate(kind, locale);
    return {
      kind,
      theme: { ...theme, locale },
      template: { subject: own.subject ?? usual.subject, body: own.body ?? usual.body },
    };
  }
  if (!(await siteHasLanguage(tx, language)))
    throw invalid(staffWords().chooseLanguage, { language: staffWords().chooseLanguage });
  const texts = await translationDraft(tx, kind.emailID, language);
  return {
    kind,
    theme: { ...theme, locale: language },
    template: { ...usualTemplate(kind, language), ...ownTextsIn(kind, own, texts) },
  };
}
