import { type ForwardTerms, type Milestone, wrongDueOn } from '@ledgerleaf/contract/forward-terms'
import { Credits } from '@ledgerleaf/contract/units'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listingMilestones, listings } from './listings.tables.ts'

const refuse = (message: string, field = 'forward'): never => {
  throw new DomainError('invalid_input', { field, message })
}

/** What cannot be promised: other credits than are offered, a day that is past, dates out of order or before the vintage is over. */
export const checkTerms = (
  { milestones }: ForwardTerms,
  { quantity, vintageEndsOn }: { quantity: number; vintageEndsOn: string },
  now: Date,
): void => {
  const promised = milestones.reduce((sum, { credits }) => sum + credits, 0)
  if (promised !== quantity)
    refuse(
      `The dates promise ${promised.toLocaleString('en-US')} credits; ${quantity.toLocaleString('en-US')} are offered`,
    )
  let last = now.toISOString().slice(0, 10)
  for (const [at, { dueOn }] of milestones.entries()) {
    const tooEarly = wrongDueOn(dueOn, vintageEndsOn)
    if (tooEarly) refuse(tooEarly, `forward.milestones.${at}.dueOn`)
    if (dueOn <= last) refuse('Each date must come after the one before, and the first after today')
    last = dueOn
  }
}

export const saveTerms = async (tx: Tx, listingId: string, { milestones }: ForwardTerms): Promise<void> => {
  await tx
    .insert(listingMilestones)
    .values(
      milestones.map(({ dueOn, credits }, index) => ({ listingId, position: index + 1, dueOn, credits })),
    )
}

/** What each forward listing promises, for all of its credits. */
export const findForwardTerms = async (
  db: Reader,
  listingIds: readonly string[],
): Promise<Map<string, ForwardTerms>> => {
  const rows = await db
    .select({
      listingId: listingMilestones.listingId,
      dueOn: listingMilestones.dueOn,
      credits: listingMilestones.credits,
      shortfall: listings.shortfall,
    })
    .from(listingMilestones)
    .innerJoin(listings, eq(listings.id, listingMilestones.listingId))
    .where(inArray(listingMilestones.listingId, [...listingIds]))
    .orderBy(asc(listingMilestones.listingId), asc(listingMilestones.position))
  const found = new Map<string, ForwardTerms>()
  for (const { listingId, dueOn, credits, shortfall } of rows) {
    const terms = found.get(listingId) ?? { milestones: [], shortfall: shortfall ?? 'refund' }
    terms.milestones.push({ dueOn, credits: Credits.parse(credits) })
    found.set(listingId, terms)
  }
  return found
}

/** What of a listing's dates is still to come: what was not sold by a day that has passed comes with the next. */
export const datesAhead = (milestones: readonly Milestone[], now: Date): Milestone[] => {
  const today = now.toISOString().slice(0, 10)
  return milestones.filter(({ dueOn }) => dueOn > today)
}
