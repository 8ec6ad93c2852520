import { useMedia } from './use-media.ts'

/** Whether the person asked for less motion. Ahead of time nothing moves, so a page starts still. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true)
