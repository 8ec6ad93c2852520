import type { NewShare } from '@ledgerleaf/contract/retirement-shares'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { dealShares } from './deal-shares.ts'
import { nameShares, refuseUneven } from './name-shares.ts'
import { type BatchLine, joinLines, retireTogether, type Words } from './retire-together.ts'
import { retirementShares } from './retirements.tables.ts'

/** Retires credits for several at once, all of it or nothing. Answers where the certificate over the whole stands. */
export const retireShared = async (
  tx: Tx,
  organisationId: string,
  lines: readonly BatchLine[],
  shares: readonly NewShare[],
  words: Words,
  now: Date,
): Promise<string> => {
  refuseUneven(lines, shares)
  const named = await nameShares(tx, organisationId, shares, words)
  const dealt = dealShares(joinLines(lines), named)
  const sharedId = newId(now.getTime())
  for (const [position, share] of named.entries()) {
    const { kind, name, quantity } = share
    const { id } = await retireTogether(tx, organisationId, dealt[position] ?? [], share.words, now)
    await tx
      .insert(retirementShares)
      .values({ sharedId, position, organisationId, kind, name, quantity, certificateId: id })
  }
  return sharedId
}
