/** The welcome plans, by the ids they are bought under. */
const planIds: readonly string[] = ['basketId1', 'basketId2', 'basketId3']

export const isWelcomePlan = (basketId: string | null): boolean =>
  basketId !== null && planIds.includes(basketId)

/**
 * What Ledgerleaf pays of what the credits cost, by one name on every screen and paper: most of a welcome plan, or what
 * whole credits come to beyond the fixed price of a ready-made basket. Papers from before that was kept say neither.
 */
export const nameDiscount = (isWelcome: boolean | undefined): string => {
  if (isWelcome === undefined) return 'Discount, paid by Ledgerleaf'
  return isWelcome ? 'Welcome offer, paid by Ledgerleaf' : 'Rounding, paid by Ledgerleaf'
}
