import { creditsFor } from './coverage.ts'

type RetiredFor = { retiredTonnes: number; pendingTonnes: number }

/**
 * What of a year's footprint is retired, and how much is left: the one reckoning of it, for whoever shows a year. What is
 * pending at the registry is no longer open, though it does not count yet.
 */
export const coverYear = (
  tonnes: number,
  { retiredTonnes, pendingTonnes }: RetiredFor,
): { footprintTonnes: number; openTonnes: number } => {
  const footprintTonnes = creditsFor(tonnes)
  return { footprintTonnes, openTonnes: Math.max(0, footprintTonnes - retiredTonnes - pendingTonnes) }
}
