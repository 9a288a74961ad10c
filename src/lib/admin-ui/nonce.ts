/** The page's nonce, which styles made by components need. Browsers hide it from the attribute, not from the property. */
export function pageNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]');
  return meta?.nonce || meta?.content || '';
}

const allowed = new WeakSet<Document>();

/**
 * Packages that write styles without knowing of the policy get the page's nonce for them. Only script that the policy let in
 * can call this, so it opens no door to styles in content.
 */
export function allowOwnStyles(target: Document): void {
  if (allowed.has(target)) return;
  allowed.add(target);
  const create = target.createElement.bind(target);
  target.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = pageNonce();
    return element;
  };
}
