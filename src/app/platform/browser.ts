import { keepAddress } from './browser/address.ts';
import { takeIn } from './browser/arrive.ts';
import { offerToShow } from './browser/show-password.ts';

/** The small script of the platform's pages; they all work without it. */
document.querySelector<HTMLElement>('[data-focus]')?.focus();

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-busy]'))
  button.form?.addEventListener('submit', () => {
    // After the form has been read: a disabled button is not sent.
    setTimeout(() => {
      button.disabled = true;
      button.textContent = button.dataset['busy'] ?? '';
    });
  });
// A page restored from the back-forward cache can be used again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

for (const input of document.querySelectorAll<HTMLInputElement>('.secret > input')) offerToShow(input);

const form = document.querySelector<HTMLFormElement>('form[data-new-site]');
if (form) keepAddress(form);

const arriving = document.querySelector<HTMLElement>('[data-arrive]');
if (arriving) takeIn(arriving);
