import type { CreditsOnDay } from '@ledgerleaf/contract/dashboard'

export const dayMs = 86_400_000

export type CreditStep = {
  at: Date
  /** With what is pending of it. */
  retired: number
  pending: number
  total: number
}

const toStep = ({ on, heldCredits, retiredCredits, pendingCredits }: CreditsOnDay): CreditStep => ({
  at: new Date(on),
  retired: retiredCredits,
  pending: pendingCredits,
  total: heldCredits + retiredCredits,
})

/**
 * The corners of the drawn staircase. Credits do not grow between two days: they stay, then change at once. It
 * begins at zero a day before the first credits and reaches to today, because what was held last is held still.
 */
export const creditSteps = (days: readonly CreditsOnDay[], now: Date): CreditStep[] => {
  const [first, ...rest] = days.map(toStep)
  if (!first) return []
  const corners: CreditStep[] = [
    { at: new Date(first.at.getTime() - dayMs), retired: 0, pending: 0, total: 0 },
  ]
  let last: CreditStep = { at: first.at, retired: 0, pending: 0, total: 0 }
  for (const step of [first, ...rest]) {
    corners.push({ ...last, at: step.at }, step)
    last = step
  }
  if (now > last.at) corners.push({ ...last, at: now })
  return corners
}

/** What there was on a day: as much as after the last change before it. */
export const creditsAt = (days: readonly CreditsOnDay[], at: Date): CreditsOnDay => ({
  ...(days.findLast(({ on }) => new Date(on) <= at) ?? {
    heldCredits: 0,
    retiredCredits: 0,
    pendingCredits: 0,
  }),
  on: at.toISOString().slice(0, 10),
})
