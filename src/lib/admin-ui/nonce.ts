/** The page's nonce, which styles made by components need. Browsers hide it from the attribute, not from the property. */
export function pageNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]');
  return meta?.nonce || meta?.content || '';
}
