import { writePercent } from './percent.ts'

/** A part of a whole in percent that does not break, rounded as every share is: on the screen and on paper it reads the same. */
export const writeShare = (part: number, whole: number): string =>
  writePercent(part, whole).replaceAll(' %', '\u00a0%')
