/**
 * Shows the fields that an answer asks for as soon as it is given, until React takes over. On a slow line, that is long after the
 * answer, and a field that appeared then would push away what the visitor is reading.
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
