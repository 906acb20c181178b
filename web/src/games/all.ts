// Every game with a folder here, a line each.

export { GAME as artSociety } from './art-society/game';
export { GAME as bioutifoul } from './bioutifoul/game';
export { GAME as gallerist } from './gallerist/game';
export { GAME as mastersGallery } from './masters-gallery/game';
