/** A button inside a password field that shows the password. */
export function offerToShow(input: HTMLInputElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-controls', input.id);
  const label = () => {
    button.textContent = input.type === 'password' ? 'Show' : 'Hide';
    const rest = Object.assign(document.createElement('span'), {
      className: 'visually-hidden',
      textContent: ' password',
    });
    button.append(rest);
  };
  button.addEventListener('click', () => {
    const { selectionStart, selectionEnd } = input;
    input.type = input.type === 'password' ? 'text' : 'password';
    input.setSelectionRange(selectionStart, selectionEnd);
    label();
  });
  label();
  input.after(button);
  // Password managers read the type when the form is sent.
  input.form?.addEventListener('submit', () => (input.type = 'password'));
}
