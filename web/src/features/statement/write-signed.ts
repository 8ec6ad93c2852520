import { writeCents } from '../../ui/format.ts'

/** A change of a balance: its sign always stands before it. */
export const writeSigned = (cents: number): string => `${cents < 0 ? '−' : '+'}${writeCents(Math.abs(cents))}`
