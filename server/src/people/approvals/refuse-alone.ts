import type { LimitStanding } from '@ledgerleaf/contract/approvals'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import { writeDay } from '@ledgerleaf/contract/days'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { holdOrganisation } from '../organisations/index.ts'
import { type Actor, findLimit, holdLimit } from './find-limit.ts'

type Wish = { amountCents?: number; retiredTonnes?: number | undefined }

const writeDays = (days: number): string => (days === 1 ? 'one day' : `${days} days`)

const tell = (
  { withinDays, freesAt }: LimitStanding,
  doing: string,
  limit: string,
  { used, left, isUsed }: { used: string; left: string; isUsed: boolean },
): string =>
  `This is more than you may do alone. You may ${doing} ${limit} alone within ${writeDays(withinDays)}: ${used} of it is used and ${left} is left${freesAt && isUsed ? `, until ${writeDay(freesAt.slice(0, 10))}` : ''}. Nothing was done. Ask for approval instead.`

const tonnes = (count: number): string => `${count.toLocaleString('en-US')} t`

/** Why somebody may not do this alone; null where they may. What was done before within the days of the limit is told. */
export const refusalAbove = (
  standing: LimitStanding,
  { amountCents = 0, retiredTonnes = 0 }: Wish,
): DomainError | null => {
  const { buyCents, retireTonnes, left, withinDays } = standing
  const tooDear = left.buyCents !== null && amountCents > left.buyCents
  const tooMuch = left.retireTonnes !== null && retiredTonnes > left.retireTonnes
  if (!tooDear && !tooMuch) return null
  if (withinDays === 0) return new DomainError('approval_needed')
  const dollars = (cents: number | null) => writeMoney(cents ?? 0, 'usd')
  const used = (limit: number | null, rest: number | null) => (limit ?? 0) - (rest ?? 0)
  const message = tooDear
    ? tell(standing, 'buy for', dollars(buyCents), {
        used: dollars(used(buyCents, left.buyCents)),
        isUsed: used(buyCents, left.buyCents) > 0,
        left: dollars(left.buyCents),
      })
    : tell(standing, 'retire', tonnes(retireTonnes ?? 0), {
        used: tonnes(used(retireTonnes, left.retireTonnes)),
        isUsed: used(retireTonnes, left.retireTonnes) > 0,
        left: tonnes(left.retireTonnes ?? 0),
      })
  return new DomainError('approval_needed', { message })
}

/** Refuses what is more than the caller may do alone: by what it costs, and by what it retires. Their next act waits for this one. */
export const refuseAlone = async (tx: Tx, actor: Actor, wish: Wish): Promise<void> => {
  await holdOrganisation(tx, actor.organisationId)
  const standing = await holdLimit(tx, actor)
  if (standing === 'undecided' || standing === null) throw new Error('an act that was alone was not decided')
  const refusal = refusalAbove(standing, wish)
  if (refusal) throw refusal
}

/** The same for credits that leave for a wallet: once there they are as gone from here as what is retired. */
export const refuseLeavingAlone = async (tx: Tx, actor: Actor, leaving: number): Promise<void> => {
  try {
    await refuseAlone(tx, actor, { retiredTonnes: leaving })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'approval_needed') throw error
    const { left } = await findLimit(tx, actor)
    throw new DomainError('approval_needed', {
      message: `This is more than you may take to a wallet alone: your limit for retiring holds for it too, and ${tonnes(left.retireTonnes ?? 0)} of it is left. Nothing was done.`,
    })
  }
}
