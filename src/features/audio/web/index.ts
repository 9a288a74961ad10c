export { openPlayer, playerWaits } from './public/open-player.ts';
export { PlayButton, PlayFrom } from './public/play-button.tsx';
export { clock } from './public/player/queue.ts';
export { loadTracks, type ShownTracks, TracksContext } from './tracks-context.ts';
