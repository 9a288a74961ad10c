import { field } from '../form-parts.ts';
import { html } from '../html.ts';
import type { Screen, Visit } from '../visit.ts';

/** A site that was packed here or elsewhere. It takes a script: files of gigabytes want to show how far they are. */
const importPage = ({ parent }: Visit) => ({
  title: 'Bring a site along',
  width: 'narrow' as const,
  body: html`<h1>Bring a site along</h1>
    <p class="lead">
      A site that was packed under “Your data” in its settings becomes a site here, with pages, shop, orders,
      people and files.
    </p>
    <noscript>
      <p class="summary">
        This takes JavaScript. Please switch it on, or use the command line: npm run site -- import.
      </p>
    </noscript>
    <div class="stack" data-arrive>
      <div class="summary" role="alert" tabindex="-1" data-part="wrong" hidden></div>
      <form class="stack card" data-part="choose" novalidate>
        <div class="field">
          <label for="box">The file</label>
          <span class="hint" id="box-hint"
            >A zip of any size, as it was downloaded. Nothing is made before you have seen what is in
            it.</span
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
          label: 'Its address here',
          hint: 'Your own domain can be connected afterwards.',
          after: `.${parent}`,
          problem: undefined,
          most: 60,
        })}
        <div data-live hidden>
          <p class="live" role="status"></p>
          <div class="suggest"></div>
        </div>
        <div class="row"><button class="button">Create this site</button></div>
      </form>
      <progress class="progress" data-part="bar" max="1" aria-label="How far it is" hidden></progress>
      <p role="status" data-part="said"></p>
      <div class="stack card" data-part="done" hidden>
        <form class="row" method="post"><button class="button">Go to its admin</button></form>
      </div>
    </div>
    <p class="lead">
      From WordPress, Shopify or WooCommerce? <a href="/sites/new">Create a site</a> first, and bring pages
      and products over there, under Settings, “Bring a site over”.
    </p>`,
});

export const importScreens: Record<string, Screen> = {
  '/sites/import': { signedIn: true, show: importPage },
};
