/** The page's nonce, which component styles need. Browsers hide the attribute, but not the property. */
export function pageNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]');
  return meta?.nonce || meta?.content || '';
}

const allowed = new WeakSet<Document>();

/**
 * Gives the page's nonce to packages that write styles without knowing the policy. Only script that the policy admits
 * can call this, so it allows no styles in content.
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
