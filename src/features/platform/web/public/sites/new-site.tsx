import { useRef } from 'react';
import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { refusalOf } from '../../../../../lib/http/client.ts';
import { languageNames } from '../../../../../lib/messages/language-names.ts';
import { type Language, languages } from '../../../../../lib/messages/languages.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Labelled } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { problemOf, refused, text, type Problem } from '../../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import type { ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { platformWords } from '../../../messages/screens/area.ts';
import type { OfferedStarter, sitesContract } from '../../../sites-contract.ts';
import { platformCalls, requireCreator } from '../guards.ts';
import { cardForm, WithLink } from '../screen.tsx';
import { AddressField } from './address-field.tsx';
import { type Entry, Opening } from './opening.tsx';
import screen from '../screen.module.css';
import css from './new-site.module.css';

interface Shown {
  starters: OfferedStarter[];
  language: Language;
  /** The design chosen on the landing page. */
  template: string | null;
}

const byName = languages.toSorted((one, other) => languageNames[one].localeCompare(languageNames[other]));

type Refused = Problem & { suggestions?: string[] };

export async function loader(args: LoaderFunctionArgs): Promise<Shown> {
  await requireCreator(args);
  const call = platformCalls(args.context);
  const [offered, { newSite }] = await Promise.all([
    call('GET /api/platform/starters'),
    call('GET /api/platform/language'),
  ]);
  return {
    starters: offered,
    language: newSite,
    template: new URL(args.request.url).searchParams.get('template'),
  };
}

export async function action(args: ActionFunctionArgs) {
  const sent = await args.request.formData();
  await requireCreator(args);
  try {
    const { website, url, token } = await platformCalls(args.context)('POST /api/platform/sites', {
      body: {
        name: text(sent, 'name'),
        subdomain: text(sent, 'subdomain'),
        timezone: text(sent, 'timezone'),
        language: languages.find((one) => one === text(sent, 'language')),
        ...(sent.has('template') ? { template: text(sent, 'template') } : {}),
      },
    });
    return { opens: `${url}/account?token=${token}`, name: website.name } satisfies Entry;
  } catch (error) {
    const answer = refused(error, sent);
    const refusal = refusalOf<(typeof sitesContract)['POST /api/platform/sites']>(error);
    if (refusal?.code !== 'address-taken') return answer;
    // A refused address is an error of its field.
    const { suggestions } = refusal.current;
    return { ...answer, data: { ...answer.data, fields: { subdomain: answer.data.error }, suggestions } };
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).createSite, noIndex: true, runs: true }),
};

export function Component() {
  const t = useMessages(platformWords);
  const { starters, language, template } = useLoaderData<Shown>();
  const result = useActionData<Refused | Entry>();
  const name = useRef<HTMLInputElement>(null);
  // The browser's. The server would name its own.
  const timezone = useHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  if (result && 'opens' in result) return <Opening {...result} />;
  const problem = problemOf(result, 'create');
  const wanted = problem?.values['template'] ?? template;
  const chosen = starters.some(({ key }) => key === wanted) ? wanted : starters[0]?.key;
  return (
    <div className={screen.screen}>
      <h1>{t.createSite}</h1>
      <p className={screen.lead}>{t.newSiteLead}</p>
      <Form className={css.form} method="post" noValidate>
        <Summary problem={problem} />
        <input type="hidden" name="timezone" value={timezone} />
        <div className={cardForm}>
          <Labelled name="name" label={t.siteName} hint={t.siteNameHint} problem={problem}>
            {(parts) => (
              <input
                ref={name}
                className={form.input}
                name="name"
                defaultValue={problem?.values['name']}
                autoComplete="off"
                maxLength={100}
                required
                {...parts}
              />
            )}
          </Labelled>
          <AddressField name={name} problem={problem} suggestions={result?.suggestions ?? []} />
          <Labelled name="language" label={t.siteLanguage} hint={t.siteLanguageHint} problem={problem}>
            {(parts) => (
              <select
                className={form.input}
                name="language"
                defaultValue={problem?.values['language'] ?? language}
                {...parts}
              >
                {byName.map((one) => (
                  <option key={one} value={one} lang={one}>
                    {languageNames[one]}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        </div>
        <fieldset>
          <legend>{t.chooseDesign}</legend>
          <div className={css.designs}>
            {starters.map((starter) => (
              <Design key={starter.key} starter={starter} chosen={starter.key === chosen} />
            ))}
          </div>
        </fieldset>
        <div className={css.submit}>
          <SubmitButton intent="create" busy={t.creatingSite}>
            {t.create}
          </SubmitButton>
        </div>
        <p>
          <WithLink say={(gap) => t.haveExport({ importLink: gap })} to="/sites/import">
            {t.importSite}
          </WithLink>
        </p>
      </Form>
    </div>
  );
}

function Design({ starter, chosen }: { starter: OfferedStarter; chosen: boolean }) {
  const t = useMessages(platformWords);
  const { key, name, words, picture } = starter;
  return (
    <label className={css.design}>
      <input type="radio" name="template" value={key} defaultChecked={chosen} />
      {picture ? (
        <img src={picture} alt="" width="800" height="600" loading="lazy" />
      ) : (
        <span className={css.blank} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <span className={css.words}>
        <strong>{name}</strong>
        <small>{words}</small>
        {picture ? (
          <a href={`/designs/${key}`} target="_blank">
            {t.preview}
            <span className="visually-hidden"> {t.previewInNewTab({ name })}</span>
          </a>
        ) : null}
      </span>
    </label>
  );
}
