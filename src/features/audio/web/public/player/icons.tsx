const paths = {
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M6.5 4.5h4v15h-4Zm7 0h4v15h-4Z',
  next: 'M5 5v14l10-7Zm11.5 0h2.5v14h-2.5Z',
  previous: 'M19 5v14L9 12ZM5 5h2.5v14H5Z',
  close: 'M6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6L19 6.4 17.6 5 12 10.6Z',
  sound: 'M3 9v6h4l5 4V5L7 9Zm12-1.2v8.4a4.6 4.6 0 0 0 0-8.4Zm0-4v2a7 7 0 0 1 0 12.4v2a9 9 0 0 0 0-16.4Z',
  muted:
    'M3 9v6h4l5 4V5L7 9Zm12.4-.8L14 9.6l2.4 2.4-2.4 2.4 1.4 1.4 2.4-2.4 2.4 2.4 1.4-1.4-2.4-2.4 2.4-2.4-1.4-1.4-2.4 2.4Z',
  queue: 'M4 6h16v2H4Zm0 5h16v2H4Zm0 5h10v2H4Z',
  up: 'M12 7l7 7-1.5 1.5L12 10l-5.500 5.500L5 14Z',
  down: 'M12 17l-7-7 1.500-1.500L12 14l5.500-5.500L19 10Z',
} as const;

export type PlayerIconName = keyof typeof paths;

export function PlayerIcon({ name, size = 20 }: { name: PlayerIconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} fill="currentColor" />
    </svg>
  );
}
