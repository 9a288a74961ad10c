import { Menu } from '@mantine/core';
import type { preferencesContract } from '../../../features/accounts/preferences-contract.ts';
import { tellError } from '../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../lib/http/client.ts';
import { type AdminLanguage, adminLanguages } from '../../../lib/messages/languages.ts';
import { languageNames } from '../../../lib/messages/language-names.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const call = browserClient<typeof preferencesContract>();

/** Loaded anew, because what is on screen was made in the language of before. */
const speak = (language: AdminLanguage) =>
  call('PUT /api/account/preferences', { body: { language } }).then(() => location.reload(), tellError);

/** The choice of the admin’s language. */
export function LanguageItem() {
  const words = useMessages(shellAdmin);
  return (
    <Menu.RadioGroup
      value={document.documentElement.lang}
      onChange={(language) => void speak(language as AdminLanguage)}
    >
      <Menu.Divider />
      <Menu.Label>{words.language}</Menu.Label>
      {adminLanguages.map((language) => (
        <Menu.RadioItem key={language} value={language} lang={language}>
          {languageNames[language]}
        </Menu.RadioItem>
      ))}
      <Menu.Divider />
    </Menu.RadioGroup>
  );
}
