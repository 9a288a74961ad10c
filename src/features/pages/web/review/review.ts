import type { Review } from '../../review-contract.ts';
import { blockIds, nameOf, placeOf } from './blocks.ts';
import { type Author, callsOf, type ReviewData } from './calls.ts';
import { button, element } from './elements.ts';
import { panel, type PanelActions, type Shown } from './panel.ts';
import { style } from './style.ts';

/**
 * Comments of people with a preview link. Loaded by previews only, and apart from the script of the page: what it draws is in a shadow
 * root behind the page, at the places of blocks.
 */

const EVERY_MS = 30_000;
const address = location.pathname;
const nothing: Shown = { block: undefined, writes: false, replying: null, said: '' };

class ReviewScreen {
  readonly #data: ReviewData;
  readonly #calls: ReturnType<typeof callsOf>;
  #review: Review;
  #shown: Shown | null = null;
  #picks = false;
  readonly #host = element('div', { attributes: { 'data-review': '' } });
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  readonly #places = element('div');
  readonly #bar = element('div', { className: 'bar' });
  readonly #panel = element('div');

  constructor(data: ReviewData, review: Review) {
    this.#data = data;
    this.#calls = callsOf(data.words.failed);
    this.#review = review;
    this.#host.dir = document.documentElement.dir;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.#root.adoptedStyleSheets = [sheet];
    const label = { 'aria-label': data.words.comments };
    this.#root.append(element('section', { attributes: label }, this.#bar, this.#places, this.#panel));
    document.body.append(this.#host);
    this.#watch();
    if (review.emails === false) this.#show({});
    this.#drawBar();
    this.#drawPlaces();
  }

  #watch(): void {
    let waits = 0;
    const later = () => {
      waits ||= requestAnimationFrame(() => {
        waits = 0;
        // A link on the page shows another one in the same document.
        this.#host.hidden = location.pathname !== address;
        this.#drawPlaces();
      });
    };
    new ResizeObserver(later).observe(document.body);
    const page = document.getElementById('root');
    if (page) new MutationObserver(later).observe(page, { childList: true, subtree: true });
    addEventListener('resize', later);
    this.#root.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
      event.stopPropagation();
      if (this.#picks) this.#pick(false);
      else this.#show(null);
    });
    setInterval(() => {
      if (!document.hidden && !this.#host.hidden) void this.#refresh();
    }, EVERY_MS);
  }

  async #refresh(): Promise<void> {
    const review = await this.#calls.read().catch(() => null);
    if (!review || JSON.stringify(review) === JSON.stringify(this.#review)) return;
    // Nobody loses what they are typing.
    if (this.#root.querySelector('form')) return;
    this.#take(review);
  }

  #take(review: Review): void {
    this.#review = review;
    if (!review.open) {
      this.#host.remove();
      return;
    }
    this.#drawBar();
    this.#drawPlaces();
    this.#drawPanel(false);
  }

  #pick(picks: boolean): void {
    this.#picks = picks;
    if (picks) this.#show(null, false);
    this.#drawBar();
    this.#drawPlaces();
    const first = picks
      ? [...this.#places.querySelectorAll('button')].find((each) => each.getBoundingClientRect().bottom > 0)
      : this.#bar.querySelector('button');
    first?.focus({ preventScroll: true });
  }

  #show(change: Partial<Shown> | null, focuses = true): void {
    this.#shown = change && { ...(this.#shown ?? nothing), ...change };
    this.#drawPanel(focuses);
    this.#bar.hidden = this.#shown !== null;
    if (!this.#shown && focuses) this.#bar.querySelector('button')?.focus({ preventScroll: true });
  }

  #open(block: string | null, writes: boolean): void {
    this.#picks = false;
    this.#drawBar();
    this.#drawPlaces();
    this.#show({ ...nothing, block, writes });
  }

  #drawBar(): void {
    const { words } = this.#data;
    const { threads } = this.#review;
    this.#bar.replaceChildren(
      ...(this.#picks
        ? [
            element('p', { attributes: { role: 'status' } }, words.choose),
            button(words.wholePage, () => this.#open(null, true)),
            button(words.cancel, () => this.#pick(false)),
          ]
        : [
            button(words.comment, () => this.#pick(true)),
            button(`${words.comments} (${threads.length})`, () => this.#show({ ...nothing })),
          ]),
    );
  }

  /** In reach of the keyboard, each in the order of the page. */
  #drawPlaces(): void {
    const { words } = this.#data;
    const origin = this.#host.getBoundingClientRect();
    const focused = (this.#root.activeElement as HTMLElement | null)?.dataset['at'];
    const made = blockIds().flatMap((id) => {
      const place = placeOf(id, origin);
      const own = this.#review.threads.filter(({ block }) => block === id);
      if (!place || (!this.#picks && own.length === 0)) return [];
      const open = own.filter(({ resolved }) => !resolved);
      const name = nameOf(id, words);
      const made = this.#picks
        ? button('', () => this.#open(id, true), { className: 'target', ariaLabel: name })
        : button('', () => this.#open(id, false), {
            className: 'pin',
            ariaLabel: `${words.comments} (${own.length}), ${name}`,
          });
      made.dataset['at'] = id;
      made.dataset['count'] = String(own.length);
      made.toggleAttribute('data-resolved', open.length === 0);
      made.style.top = `${place.top}px`;
      if (this.#picks)
        Object.assign(made.style, {
          left: `${place.left}px`,
          width: `${place.width}px`,
          height: `${place.height}px`,
        });
      else made.style.left = `${Math.max(4, place.left + place.width - 44)}px`;
      return [made];
    });
    this.#places.replaceChildren(...made);
    if (focused !== undefined)
      made.find(({ dataset }) => dataset['at'] === focused)?.focus({ preventScroll: true });
  }

  #drawPanel(focuses: boolean): void {
    const shown = this.#shown;
    this.#panel.replaceChildren(...(shown ? [panel(this.#review, this.#data, shown, this.#actions())] : []));
    if (!shown || !focuses) return;
    const focused = this.#panel.querySelector<HTMLElement>(
      shown.writes || shown.replying ? 'textarea' : 'h2',
    );
    focused?.focus({ preventScroll: true });
    if (shown.writes || shown.replying) focused?.scrollIntoView({ block: 'nearest' });
  }

  #actions(): PanelActions {
    const { words } = this.#data;
    const key = `preview-comments:${this.#review.link}`;
    const sent = async (author: Author) => {
      try {
        localStorage.setItem(key, JSON.stringify(author));
      } catch {
        // The browser keeps nothing; the fields are empty the next time.
      }
      const review = await this.#calls.read().catch(() => null);
      if (review) this.#take(review);
      this.#show({ writes: false, replying: null, said: words.sent });
    };
    return {
      show: (change) => this.#show(change),
      begin: async (block, author, text, further) => {
        await this.#calls.begin({ block, ...author, text, further });
        await sent(author);
      },
      reply: async (thread, author, text, further) => {
        await this.#calls.reply(thread, { ...author, text, further });
        await sent(author);
      },
      setEmails: (on) =>
        void this.#calls
          .setEmails(on)
          .then(({ emails }) => {
            this.#review = { ...this.#review, emails };
            this.#show({ said: emails ? words.emailsOn : words.emailsOff });
          })
          .catch((error: Error) => this.#show({ said: error.message })),
      known: () => {
        try {
          const { name = '', email = '' } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Author>;
          return { name, email };
        } catch {
          return { name: '', email: '' };
        }
      },
    };
  }
}

const given = document.getElementById('review')?.textContent;
if (given) {
  const data = JSON.parse(given) as ReviewData;
  const review = await callsOf(data.words.failed)
    .read()
    .catch(() => null);
  if (review?.open) new ReviewScreen(data, review);
}
