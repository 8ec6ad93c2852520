import { creditsFor } from './coverage.ts'

type RetiredFor = { retiredTonnes: number; pendingTonnes: number }

/** The parts of a footprint in whole tonnes: more retired than was emitted covers no more of it than there is. */
export const coverParts = (
  footprintTonnes: number,
  { retiredTonnes, pendingTonnes }: RetiredFor,
): { coveredTonnes: number; coveredPendingTonnes: number; openTonnes: number } => {
  const coveredTonnes = Math.min(footprintTonnes, retiredTonnes)
  const coveredPendingTonnes = Math.min(footprintTonnes - coveredTonnes, pendingTonnes)
  return {
    coveredTonnes,
    coveredPendingTonnes,
    openTonnes: footprintTonnes - coveredTonnes - coveredPendingTonnes,
  }
}

/**
 * What of a year's footprint is retired, and how much is left: the one reckoning of it, for whoever shows a year. What is
 * pending at the registry is no longer open, though it does not count yet.
 */
export const coverYear = (
  tonnes: number,
  { retiredTonnes, pendingTonnes }: RetiredFor,
): { footprintTonnes: number; openTonnes: number } => {
  const footprintTonnes = creditsFor(tonnes)
  return { footprintTonnes, ...coverParts(footprintTonnes, { retiredTonnes, pendingTonnes }) }
}

/** What a buyer has for a year already: retired, on its way to the registry, or held and of a vintage that fits it. */
export const hadFor = ({
  retiredTonnes,
  pendingTonnes,
  heldForItTonnes,
}: RetiredFor & { heldForItTonnes: number }): number => retiredTonnes + pendingTonnes + heldForItTonnes

/** What is left to buy of a choice, wherever one is offered: nobody is sold the same tonnes twice. */
export const leftToCover = (credits: number, hadTonnes: number): number => Math.max(0, credits - hadTonnes)
