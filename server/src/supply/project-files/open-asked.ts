import { Cents, Credits } from '@ledgerleaf/contract/units'
import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import { availableCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findAskedListings } from '../listings/index.ts'
import { serialBlocks } from './project-files.tables.ts'
import { publishBlock } from './publish-block.ts'

const findBlocks = (tx: Tx, projectId: string, now: Date) =>
  tx
    .select()
    .from(serialBlocks)
    .where(
      and(
        eq(serialBlocks.projectId, projectId),
        isNotNull(serialBlocks.approvedAt),
        lt(serialBlocks.vintageEndsOn, now.toISOString().slice(0, 10)),
      ),
    )
    .orderBy(asc(serialBlocks.vintageStartsOn), asc(serialBlocks.serialStart))

type Block = Awaited<ReturnType<typeof findBlocks>>[number]

const left = (tx: Tx, sellerId: string, { batchId, serialStart, serialEnd }: Block) =>
  batchId ? findCredits(tx, availableCredits(sellerId), batchId) : serialEnd - serialStart + 1

/** What the seller asked for before the review is opened now, where one approved block holds as many credits. */
export const openAsked = async (tx: Tx, sellerId: string, projectId: string, now: Date): Promise<void> => {
  for (const { tokenId, quantity, currency, priceMinor, noteToBuyers } of await findAskedListings(
    tx,
    projectId,
  ))
    for (const block of await findBlocks(tx, projectId, now)) {
      if ((await left(tx, sellerId, block)) < quantity) continue
      const offer = {
        blockId: block.id,
        tokenId,
        quantity: Credits.parse(quantity),
        pricePerCreditCents: Cents.parse(priceMinor),
        currency,
        saleType: 'spot' as const,
        minimumFill: Credits.parse(1),
        expiresOn: null,
        noteToBuyers,
      }
      try {
        await tx.transaction((inner) => publishBlock(inner, sellerId, projectId, offer, now))
        break
      } catch (error) {
        // A vintage without a score, say: it stays in review, and its seller can list it by hand once that is mended.
        if (!(error instanceof DomainError)) throw error
      }
    }
}
