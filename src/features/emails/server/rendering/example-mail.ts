import { commonSample, type MailKind, type MailRows, type MailValues } from '../../mail-kind.ts';
import type { Template } from '../../template.ts';
import { examplesIn } from '../../mails/examples/in-language.ts';
import { languageFor, type MailTheme, type RenderedMail, renderMail } from './render-mail.ts';

/** Examples use a made-up site; owners see their own. */
function localised(values: MailValues, theme: MailTheme): MailValues {
  const own = (text: string) =>
    text.replaceAll(commonSample.siteLink, theme.origin).replaceAll(commonSample.siteName, theme.name);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? own(value)
        : (value.map((row) => ({ ...row, value: own(row.value) })) satisfies MailRows),
    ]),
  );
}

/** Values of one of a kind's examples, in the language of the email: 0 is the usual one, the others are its variants. */
export function exampleValues(kind: MailKind, theme: MailTheme, example: number): MailValues {
  const values = { ...kind.sample, ...kind.variants?.[example - 1]?.values };
  return localised(examplesIn(languageFor(kind, theme.locale), values), theme);
}

/** An email as it would arrive, without a recipient. */
export function exampleMail(
  kind: MailKind,
  theme: MailTheme,
  template: Template,
  example: number,
): RenderedMail {
  const unsubscribe = kind.bulk ? `${theme.origin}/unsubscribe` : undefined;
  return renderMail(kind, theme, exampleValues(kind, theme, example), { template, unsubscribe });
}
