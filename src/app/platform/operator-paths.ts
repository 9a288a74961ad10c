/** Pages that the operator may write. The label is their link. */
export const operatorPaths = [
  { key: 'pricing', label: 'Pricing' },
  { key: 'contact', label: 'Contact' },
  { key: 'privacy', label: 'Privacy' },
  { key: 'terms', label: 'Terms' },
] as const;
