/** Pages with legal texts, which footers of all sites link to in every language. */
export const LEGAL_SLUGS = ['privacy', 'terms'] as const;
