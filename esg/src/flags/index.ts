/** A door of its own, without the engines that open documents: flags are raised again wherever figures change. */
export { areCurrent, saidIn } from './cues.ts'
export type { FlagFigure } from './flag-input.ts'
export { raiseFlags } from './raise-flags.ts'
export { readCues } from './read-cues.ts'
