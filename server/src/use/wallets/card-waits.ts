import { countSerials } from '@ledgerleaf/contract/serials'
import { Credits } from '@ledgerleaf/contract/units'
import type { WaitingCredits } from '@ledgerleaf/contract/wallets'
import { holdings } from '../../ledger/accounts.ts'
import { findRanges, findSerials } from '../../ledger/range-queries.ts'
import { commonSerials, joinSerials, type Serials, withoutSerials } from '../../ledger/serials.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** How long what was paid by card waits, and how that is known: the payments are told of by whoever keeps them. */
export type CardWaits = {
  hours: number
  findPaid: (
    db: Reader,
    personId: string,
    since: Date,
  ) => Promise<readonly { batchId: string; serials: Serials; paidAt: Date }[]>
}

const hourMs = 60 * 60 * 1000

type Wait = { batchId: string; serials: Serials; until: Date }

/** The serials in a holding that may not leave yet, batch by batch, with when the last of them may. */
const findWaits = async (
  db: Reader,
  personId: string,
  { hours, findPaid }: CardWaits,
  now: Date,
): Promise<Wait[]> => {
  if (hours === 0) return []
  const paid = await findPaid(db, personId, new Date(now.getTime() - hours * hourMs))
  const waits = new Map<string, Wait>()
  for (const { batchId, serials, paidAt } of paid) {
    const until = new Date(paidAt.getTime() + hours * hourMs)
    const there = commonSerials(serials, await findRanges(db, holdings(personId), batchId))
    if (there.length === 0) continue
    const before = waits.get(batchId)
    waits.set(batchId, {
      batchId,
      serials: before ? joinSerials(before.serials, there) : there,
      until: before && before.until > until ? before.until : until,
    })
  }
  return [...waits.values()]
}

/** The same, as the form tells it. */
export const findWaiting = async (
  db: Reader,
  personId: string,
  rule: CardWaits,
  now: Date,
): Promise<WaitingCredits[]> =>
  (await findWaits(db, personId, rule, now)).map(({ batchId, serials, until }) => ({
    batchId,
    quantity: Credits.parse(countSerials(serials)),
    until: until.toISOString(),
  }))

const refuse = (until: Date, hours: number, free: number): never => {
  const day = `${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const now = free > 0 ? ` ${free.toLocaleString('en-US')} can be withdrawn now.` : ''
  throw new DomainError('credits_waiting', {
    field: 'quantity',
    message: `Credits paid by card can be withdrawn ${hours} hours after the payment: these from ${day}.${now} They can be retired at once.`,
  })
}

/**
 * What of a holding may leave now, refused where that is not enough. Once it has left, `check` looks at the very serials: others
 * of the same holding may have been faster for those that may.
 */
export const chooseFree = async (
  tx: Tx,
  personId: string,
  { batchId, quantity }: { batchId: string; quantity: number },
  rule: CardWaits,
  now: Date,
): Promise<{ free: Serials; check: (key: string) => Promise<void> }> => {
  const held = await findRanges(tx, holdings(personId), batchId)
  const wait = (await findWaits(tx, personId, rule, now)).find((one) => one.batchId === batchId)
  if (!wait) return { free: [], check: async () => {} }
  const free = withoutSerials(held, wait.serials)
  const left = countSerials(free)
  // Who has not as many at all hears that, and nothing of cards.
  if (left < quantity && countSerials(held) >= quantity) refuse(wait.until, rule.hours, left)
  const check = async (key: string) => {
    const moved = (await findSerials(tx, [key])).flatMap(({ serials }) => serials)
    if (commonSerials(moved, wait.serials).length > 0) refuse(wait.until, rule.hours, 0)
  }
  return { free, check }
}
