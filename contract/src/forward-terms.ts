import * as z from 'zod/mini'
import { writeDay } from './days.ts'
import { Credits, largest } from './units.ts'
import { Whole } from './whole.ts'

/** What happens at a date the seller has not met. */
export const Shortfall = z.enum(['wait', 'replace', 'refund'])
export type Shortfall = z.infer<typeof Shortfall>

/** Waiting has an end: each time a quarter of a year, and after the last one the money goes back. */
export const waitDays = 90
export const waitsMax = 4

export const shortfallWords: Record<Shortfall, string> = {
  wait: `The date moves by ${waitDays} days, at most ${waitsMax} times, and you are told each time. After that your money comes back.`,
  replace:
    'Credits of the same kind, with the same score or a better one, are bought for you from your own escrow; what is left of the money comes back. Where there are none, all of it comes back.',
  refund: 'The money of what was not delivered comes back to you.',
}

/** The same to whoever promises it. */
export const shortfallDuties: Record<Shortfall, string> = {
  wait: `The date moves by ${waitDays} days, at most ${waitsMax} times, and the buyer is told each time. After that the buyer gets the money back.`,
  replace:
    'Credits of the same kind, with the same score or a better one, are bought for the buyer from the escrow; the buyer gets back what is left of it. Where there are none, the buyer gets all of it back.',
  refund: 'The buyer gets the money of what you did not deliver back.',
}

export const milestonesMax = 12

export const Milestone = z.object({
  dueOn: z.iso.date('Enter the day'),
  credits: Whole(
    'Whole credits only',
    [1, 'At least one credit'],
    [largest, 'There are not that many credits'],
  ).brand<'Credits'>(),
})
export type Milestone = z.infer<typeof Milestone>

/** Why credits of this vintage cannot be promised by that day; undefined where they can. */
export const wrongDueOn = (dueOn: string, vintageEndsOn: string): string | undefined =>
  dueOn > vintageEndsOn
    ? undefined
    : `Enter a day after ${writeDay(vintageEndsOn)}: credits of this vintage cannot be delivered before it is over`

/** What a forward listing promises: how many credits by which day, and what follows if they do not come. */
export const ForwardTerms = z.object({
  milestones: z
    .array(Milestone)
    .check(z.minLength(1, 'Name at least one date'), z.maxLength(milestonesMax, 'At most twelve dates')),
  shortfall: Shortfall,
})
export type ForwardTerms = z.infer<typeof ForwardTerms>

/**
 * The dates for some of a listing's credits: every buyer gets the same share of each, rounded towards the later date, so
 * that all buyers together are never promised more by a day than the listing promises by it.
 */
export const shareMilestones = (milestones: readonly Milestone[], quantity: number): Milestone[] => {
  const offered = milestones.reduce((sum, { credits }) => sum + credits, 0)
  let reached = 0n
  let given = 0
  return milestones.flatMap(({ dueOn, credits }) => {
    reached += BigInt(credits)
    const until = Number((reached * BigInt(quantity)) / BigInt(offered))
    const share = until - given
    given = until
    return share > 0 ? [{ dueOn, credits: Credits.parse(share) }] : []
  })
}

/** What we would count on, beside what was promised. The rule has a name and a version and says what it rests on. */
export const Outlook = z.object({
  rule: z.string(),
  percent: z.int(),
  /** Whole credits, rounded down. */
  credits: z.int(),
  because: z.array(z.string()),
})
export type Outlook = z.infer<typeof Outlook>

/** What a listing promises for all of its credits, and what we would count on. */
export const ForwardOffer = z.object({ listingId: z.string(), terms: ForwardTerms, outlook: Outlook })
export type ForwardOffer = z.infer<typeof ForwardOffer>
