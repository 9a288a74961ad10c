export { useOtherLanguage } from './admin/use-other-language.ts';
export { TranslateLink } from './admin/translate-link.tsx';
export { useShownMoney } from './admin/use-shown-money.ts';
export { saveSettings, useWebsite, websiteQuery } from './admin/use-website.ts';
export { Misc } from './admin/misc.tsx';
export { currencies, languageTitle } from './admin/choices.ts';
export { TimeField } from './admin/time-field.tsx';
export { type SitePart, SitePartSettings, sitePartTitle } from './admin/branding/site-part-settings.tsx';
