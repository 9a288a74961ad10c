/**
 * Shows the fields that an answer asks for as soon as it is given. Until React has taken over, which on a slow line is long after the
 * answer: a field that appears then pushes away what the visitor is reading.
 */
export function showAskedFields(): void {
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (!form) return;
    for (const field of form.querySelectorAll<HTMLElement>('[data-when]')) {
      const { when = '', is = '' } = field.dataset;
      const answers = new FormData(form).getAll(when);
      field.toggleAttribute('data-asked', is === '*' ? answers.some(Boolean) : answers.includes(is));
    }
  });
}
