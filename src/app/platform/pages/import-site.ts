import { field } from '../form-parts.ts';
import { html } from '../html.ts';
import type { Screen, Visit } from '../visit.ts';

/** Import of a site export. It needs script, because files of gigabytes need progress. */
const importPage = ({ parent }: Visit) => ({
  title: 'Import a site',
  width: 'narrow' as const,
  body: html`<h1>Import a site</h1>
    <p class="lead">
      Import a site export (Settings, Site details, “Site export”) as a new site with its pages, shop, orders,
      customers and files.
    </p>
    <noscript>
      <p class="summary">Turn on JavaScript to import a site.</p>
    </noscript>
    <div class="stack" data-arrive>
      <div class="summary" role="alert" tabindex="-1" data-part="wrong" hidden></div>
      <form class="stack card" data-part="choose" novalidate>
        <div class="field">
          <label for="box">Site export file</label>
          <span class="hint" id="box-hint"
            >The ZIP file you downloaded, of any size. You can review its contents before anything is
            created.</span
          >
          <input
            class="input"
            id="box"
            type="file"
            accept=".zip,application/zip"
            aria-describedby="box-hint"
          />
        </div>
        <div class="row"><button class="button">Upload</button></div>
      </form>
      <form class="stack card" data-part="found" hidden novalidate>
        <div class="stack first" data-summary></div>
        <input type="hidden" name="name" />
        ${field({
          name: 'subdomain',
          label: 'Site address',
          hint: 'You can connect your own domain later.',
          after: `.${parent}`,
          problem: undefined,
          most: 60,
        })}
        <div data-live hidden>
          <p class="live" role="status"></p>
          <div class="suggest"></div>
        </div>
        <div class="row"><button class="button">Create site</button></div>
      </form>
      <progress class="progress" data-part="bar" max="1" aria-label="Progress" hidden></progress>
      <p role="status" data-part="said"></p>
      <div class="stack card" data-part="done" hidden>
        <form class="row" method="post"><button class="button">Go to its admin</button></form>
      </div>
    </div>
    <p class="lead">
      From WordPress, Shopify or WooCommerce? <a href="/sites/new">Create a site</a> first, and bring pages
      and products over there, under Settings, “Import”.
    </p>`,
});

export const importScreens: Record<string, Screen> = {
  '/sites/import': { signedIn: true, show: importPage },
};
