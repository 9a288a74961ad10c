/** Pages that the operator may write. */
export const operatorPaths = ['pricing', 'contact', 'privacy', 'terms'] as const;
