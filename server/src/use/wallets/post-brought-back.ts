import { countSerials } from '@ledgerleaf/contract/serials'
import { Credits } from '@ledgerleaf/contract/units'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { holdings, withdrawnCredits } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { type Serials, withoutSerials } from '../../ledger/serials.ts'
import { holdOrganisations } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { announceCredits, findBatchFacts } from '../../supply/projects/index.ts'
import { mailOwner } from './mail-owner.ts'
import { broughtBackMail } from './wallet-mails.ts'
import { walletDeposits, wallets } from './wallets.tables.ts'
import { findSerialsSentTo, findWithdrawnSerials } from './withdrawn-queries.ts'

const atOnce = 100

type Deposit = typeof walletDeposits.$inferSelect

/**
 * Tokens of a batch are alike, so which serials come back is ours to say: those that left for this wallet, whoever has it
 * now; where it has not as many, those of the person; then the lowest. Nobody's serials go to a stranger while the stranger's
 * wallet has some of its own.
 */
const serialsFor = async (
  tx: Tx,
  { address, batchId, quantity }: Deposit,
  personId: string,
): Promise<Serials> => {
  const sent = await findSerialsSentTo(tx, address, batchId)
  return countSerials(sent) >= quantity
    ? sent
    : [...sent, ...withoutSerials(await findWithdrawnSerials(tx, personId, batchId), sent)]
}

const postOne = async (tx: Tx, deposit: Deposit, personId: string, now: Date): Promise<string | null> => {
  const { chainId, contract, number, batchId, quantity } = deposit
  try {
    await post(tx, {
      key: `bring_back:${chainId}:${contract}:${number}`,
      kind: 'bring_back',
      now,
      postings: [
        {
          asset: batchId,
          amount: Credits.parse(quantity),
          from: withdrawnCredits,
          to: holdings(personId),
          preferring: await serialsFor(tx, deposit, personId),
        },
      ],
    })
    return null
  } catch (error) {
    // More came back than the ledger ever let go, as after an older copy of it came back: somebody has to look.
    if (error instanceof DomainError && error.code === 'insufficient_credits')
      return 'The ledger has not as many withdrawn credits of this batch.'
    throw error
  }
}

/** Puts what came back into the holding of whoever has proven its wallet, each once. The rest waits for a proof. */
export const postBroughtBack = async (tx: Tx, publicUrl: string, now: Date): Promise<number> => {
  const waiting = await tx
    .select({ deposit: walletDeposits, personId: wallets.personId })
    .from(walletDeposits)
    .innerJoin(wallets, eq(wallets.address, walletDeposits.address))
    .where(
      and(isNull(walletDeposits.postedAt), isNull(walletDeposits.reversedAt), isNull(walletDeposits.trouble)),
    )
    .orderBy(asc(walletDeposits.number))
    .limit(atOnce)
    .for('update', { of: walletDeposits, skipLocked: true })
  const erased = await holdOrganisations(
    tx,
    waiting.map(({ personId }) => personId),
  )
  for (const { deposit, personId } of waiting) {
    if (erased.has(personId)) continue
    const { chainId, contract, number, batchId, quantity, address } = deposit
    const trouble = await postOne(tx, deposit, personId, now)
    await tx
      .update(walletDeposits)
      .set(trouble === null ? { personId, postedAt: now } : { trouble })
      .where(
        and(
          eq(walletDeposits.chainId, chainId),
          eq(walletDeposits.contract, contract),
          eq(walletDeposits.number, number),
        ),
      )
    await announce(tx, { organisationId: personId }, { type: 'holdings.changed' })
    const batch = await findBatchFacts(tx, batchId)
    if (!batch) continue
    await announceCredits(tx, batch.sellerId, [batchId])
    const moved = { projectName: batch.projectName, quantity, address }
    if (trouble === null) await mailOwner(tx, personId, broughtBackMail(publicUrl, moved))
  }
  return waiting.length
}
