import type { SerialRun } from '@ledgerleaf/contract/ribbon'

/** Where the pile that a serial lies in meets the next one, or else the one before: there is something to see there. */
export const borderNear = (runs: readonly SerialRun[], serial: number): number => {
  const sorted = [...runs].sort((one, other) => one.first - other.first)
  const at = sorted.findIndex(({ first, last }) => first <= serial && serial <= last)
  const here = sorted[at]
  if (!here) return serial
  const next = sorted.slice(at + 1).find(({ pile }) => pile !== here.pile)
  if (next) return next.first
  return sorted.slice(0, at).findLast(({ pile }) => pile !== here.pile)?.last ?? serial
}
