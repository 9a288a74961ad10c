/** Addresses that the server answers on every site before any screen. */
export const serverPaths = {
  restore: '/restore',
  switchAccount: '/account/switch',
  door: '/private',
  codeFrame: '/internal/frame',
  announcement: '/internal/announcement',
  words: '/internal/words',
  announcementStyle: '/internal/announcement.css',
} as const;
