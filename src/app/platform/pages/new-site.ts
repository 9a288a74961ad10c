import type { OfferedStarter } from '../../../features/platform/sites-contract.ts';
import { field, summary } from '../form-parts.ts';
import type { PlatformPage } from '../frame.ts';
import { html, type Html } from '../html.ts';
import { type Problem, type Screen, tryTo, typed, type Visit } from '../visit.ts';
import { opening } from './sites.ts';

const choice = ({ key, name, words, picture }: OfferedStarter, chosen: boolean): Html =>
  html`<label class="pick">
    <input type="radio" name="template" value="${key}" ${chosen ? html`checked` : null} />
    ${
      picture
        ? html`<img src="${picture}" alt="" width="800" height="600" loading="lazy" />`
        : html`<span class="none" aria-hidden="true">${name.slice(0, 1)}</span>`
    }
    <span class="words"
      ><strong>${name}</strong><small>${words}</small>${
        picture
          ? html`<a href="/designs/${key}" target="_blank"
              >Preview<span class="visually-hidden"> ${name} in a new tab</span></a
            >`
          : null
      }</span
    >
  </label>`;

async function newSitePage(visit: Visit, problem?: Problem): Promise<PlatformPage> {
  const starters = await visit.call('GET /api/platform/starters');
  const wanted = problem ? typed(problem.typed, 'template') : visit.url.searchParams.get('template');
  const chosen = starters.some(({ key }) => key === wanted) ? wanted : starters[0]?.key;
  const suggestions = suggestedBy(problem);
  return {
    title: 'Create a site',
    body: html`<h1>Create a site</h1>
      <p class="lead">A name, an address, a design. You can change everything later.</p>
      <form class="stack" method="post" action="/sites/new" data-new-site novalidate>
        ${summary(problem)}
        <div class="card stack first">
          ${field({
            name: 'name',
            label: 'Site name',
            hint: 'For example, Clay & Kiln.',
            problem,
            most: 100,
          })}
          ${field({
            name: 'subdomain',
            label: 'Site address',
            hint: 'You can connect your own domain later.',
            after: `.${visit.parent}`,
            problem,
            most: 60,
          })}
          <div data-live hidden>
            <p class="live" role="status"></p>
            <div class="suggest"></div>
          </div>
          ${
            suggestions.length > 0
              ? html`<p class="hint" data-suggested>Available: ${suggestions.join(', ')}</p>`
              : null
          }
        </div>
        <fieldset>
          <legend>Choose a design</legend>
          <div class="choice">${starters.map((starter) => choice(starter, starter.key === chosen))}</div>
        </fieldset>
        <div class="row">
          <button class="button full" data-busy="Creating your site…">Create site</button>
        </div>
        <p>Have a site export? <a href="/sites/import">Import a site</a></p>
      </form>`,
  };
}

/** Addresses that a refusal suggests. */
const suggestedBy = (problem: Problem | undefined): string[] =>
  (problem?.current as { suggestions?: string[] } | undefined)?.suggestions ?? [];

export const newSiteScreens: Record<string, Screen> = {
  '/sites/new': {
    signedIn: true,
    show: (visit) => newSitePage(visit),
    send: (visit) =>
      tryTo(
        visit,
        async () => {
          const { form } = visit;
          const { website, url, token } = await visit.call('POST /api/platform/sites', {
            body: {
              name: typed(form, 'name'),
              subdomain: typed(form, 'subdomain'),
              ...(form.has('template') ? { template: typed(form, 'template') } : {}),
            },
          });
          return opening(website.name, `${url}/account?token=${token}`);
        },
        (problem) => newSitePage(visit, withField(problem)),
      ),
  },
};

/** Shows a refused address as an error of its field. */
const withField = (problem: Problem): Problem =>
  problem.code === 'address-taken' ? { ...problem, fields: { subdomain: problem.sentence } } : problem;
