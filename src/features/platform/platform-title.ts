export const platformTitle = (title: string): string => (title ? `${title} · Sitewright` : 'Sitewright');
