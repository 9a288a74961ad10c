import { Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { pageNonce } from '../../../../../lib/admin-ui/nonce.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import {
  adminLanguageOf,
  adminLanguages,
  isLanguage,
  type Language,
  languageOf,
} from '../../../../../lib/messages/languages.ts';
import { languageTitle, useWebsite } from '../../../../websites/web/index.ts';
import type { MailKind } from '../../../mail-kind.ts';
import { callMails } from '../mail-calls.ts';
import { framedHtml } from '../mail-html.ts';
import css from './edit.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

export interface Words {
  subject: string;
  body: string;
}

/** The email as it would arrive with these texts; a refusal says what is wrong with them. */
export const usePreview = (emailID: string, words: Words, example: number, language?: Language) =>
  useQuery({
    queryKey: ['email-preview', emailID, words, example, language],
    queryFn: () =>
      callMails('POST /api/email/{id}/preview', {
        params: { id: emailID },
        body: { ...words, example, ...(language ? { language } : {}) },
      }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });

interface FrameProps {
  html: string;
  title: string;
  width?: 'phone' | 'desktop';
  dark?: boolean;
}

/** No script, no forms, no links out of the frame: a preview only. */
export const MailFrame = ({ html, title, width = 'desktop', dark = false }: FrameProps) => (
  <div className={css.stage}>
    <iframe
      title={title}
      sandbox=""
      srcDoc={framedHtml(html, pageNonce(), dark ? 'dark' : 'light')}
      className={css.frame}
      data-width={width}
      data-dark={dark ? '' : undefined}
    />
  </div>
);

interface Props {
  kind: MailKind;
  words: Words;
  example: number;
  onExample: (example: number) => void;
}

/** Those in which an email is sent, the usual one first. */
function useLanguagesOf(kind: MailKind): Language[] {
  const website = useWebsite().data;
  if (!website) return [];
  const main = languageOf(website.locale);
  if (kind.to === 'visitor') return [main, ...website.languages.filter(isLanguage)];
  return [...new Set([adminLanguageOf(main), ...adminLanguages])];
}

interface ChoiceProps {
  languages: readonly Language[];
  /** Undefined for the main one. */
  chosen: Language | undefined;
  onChoose: (language: string | null) => void;
}

function LanguageChoice({ languages, chosen, onChoose }: ChoiceProps) {
  const say = useMessages(emailsAdmin);
  return (
    <Select
      size="xs"
      aria-label={say.language}
      allowDeselect={false}
      data={languages.map((each) => ({ value: each, label: languageTitle(each) }))}
      value={chosen ?? languages[0] ?? null}
      onChange={onChoose}
    />
  );
}

/** The email with example values, as on phones, desktops and in plain text. */
export function PreviewPane({ kind, words, example, onExample }: Props) {
  const say = useMessages(emailsAdmin);
  const languages = useLanguagesOf(kind);
  const [chosen, setChosen] = useState<string | null>(null);
  const language = languages.find((each) => each === chosen);
  const { data, error, refetch } = usePreview(kind.emailID, words, example, language);
  const [as, setAs] = useState('phone');
  const [scheme, setScheme] = useState('light');
  const variants = kind.variants ?? [];
  return (
    <Stack component="section" aria-label={say.preview} gap="sm">
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={say.showAs}
          data={[
            { value: 'phone', label: say.phone },
            { value: 'desktop', label: say.desktop },
            { value: 'text', label: say.plainText },
          ]}
          value={as}
          onChange={setAs}
        />
        {as !== 'text' && (
          <SegmentedControl
            size="xs"
            aria-label={say.appearance}
            data={[
              { value: 'light', label: say.light },
              { value: 'dark', label: say.dark },
            ]}
            value={scheme}
            onChange={setScheme}
          />
        )}
        {languages.length > 1 && (
          <LanguageChoice languages={languages} chosen={language} onChoose={setChosen} />
        )}
        {variants.length > 0 && (
          <Select
            size="xs"
            aria-label={say.example}
            allowDeselect={false}
            data={[
              { value: '0', label: say.defaultExample },
              ...variants.map(({ label }, index) => ({ value: String(index + 1), label })),
            ]}
            value={String(example)}
            onChange={(value) => onExample(Number(value))}
          />
        )}
      </Group>
      {error && !(error instanceof CallError && error.status === 400) && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Text size="sm" className="admin-words">
            <Text span c="dimmed" size="sm">
              {say.subjectLabel}{' '}
            </Text>
            <bdi>{data.subject}</bdi>
          </Text>
          {as === 'text' ? (
            <div className={css.stage}>
              <pre className={css.text}>{data.text}</pre>
            </div>
          ) : (
            <MailFrame
              html={data.html}
              title={say.previewOf({ name: kind.name })}
              width={as === 'phone' ? 'phone' : 'desktop'}
              dark={scheme === 'dark'}
            />
          )}
        </>
      )}
    </Stack>
  );
}
