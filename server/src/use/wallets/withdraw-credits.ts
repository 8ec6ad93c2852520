import { tellBacking } from '@ledgerleaf/contract/backing'
import { tokenRule } from '@ledgerleaf/contract/registries'
import type { NewWithdrawal } from '@ledgerleaf/contract/wallets'
import { and, eq } from 'drizzle-orm'
import { holdings, withdrawnCredits } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { holdOrganisation } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { findBacking, unmatched } from '../../supply/backing/index.ts'
import { announceCredits, findBatchFacts } from '../../supply/projects/index.ts'
import { refuseFrozen } from '../freezes/index.ts'
import { type CardWaits, chooseFree } from './card-waits.ts'
import { countAct } from './count-act.ts'
import { mailOwner } from './mail-owner.ts'
import { lockOwnWallet } from './prove-wallet.ts'
import type { SignedFor } from './typed-data.ts'
import { withdrawalMail } from './wallet-mails.ts'
import { depositCursors, withdrawals } from './wallets.tables.ts'

type Wish = Omit<NewWithdrawal, 'isUnderstood' | 'password'>

/** Nothing leaves before it is sure that we would see it come back. */
const refuseUnwatched = async (tx: Tx, { chainId, contract }: SignedFor): Promise<void> => {
  const [watched] = await tx
    .select({ nextBlock: depositCursors.nextBlock })
    .from(depositCursors)
    .where(and(eq(depositCursors.chainId, chainId), eq(depositCursors.contract, contract)))
  if (!watched) throw new DomainError('chain_unavailable')
}

/** Only what stands at its registry, all of its batch, leaves: whoever gets the token has nobody to ask. */
const refuseUnbacked = async (tx: Tx, batchId: string, registry: string): Promise<void> => {
  const backing = (await findBacking(tx, batchId)) ?? unmatched(registry)
  if (backing.state === 'records' || backing.state === 'attested') return
  throw new DomainError('not_backed', {
    field: 'quantity',
    message: `${tellBacking(registry, backing)} Only credits that stand at their registry can become tokens.`,
  })
}

/**
 * Takes held credits to a wallet: out of the holding at once, and by the mirror to the wallet on the chain. Until they are
 * back they can be neither retired nor sold here.
 */
export const withdrawCredits = async (
  tx: Tx,
  personId: string,
  { batchId, walletId, quantity }: Wish,
  { publicUrl, cardWaits, ...on }: SignedFor & { publicUrl: string; cardWaits: CardWaits },
  now: Date,
): Promise<{ id: string }> => {
  await holdOrganisation(tx, personId)
  await countAct(tx, 'withdraw', personId, now)
  const { address } = await lockOwnWallet(tx, personId, walletId)
  const batch = await findBatchFacts(tx, batchId)
  if (!batch) throw new DomainError('not_found')
  const rule = tokenRule(batch.registry)
  if (!rule.allowed) throw new DomainError('tokens_not_allowed', { message: rule.reason })
  await refuseFrozen(tx, personId, batchId)
  await refuseUnwatched(tx, on)
  await refuseUnbacked(tx, batchId, batch.registry)
  const { free, check } = await chooseFree(tx, personId, { batchId, quantity }, cardWaits, now)
  const id = newId(now.getTime())
  await tx.insert(withdrawals).values({ id, personId, batchId, quantity, address, askedAt: now })
  await post(tx, {
    key: `withdraw:${id}`,
    kind: 'withdraw',
    now,
    postings: [
      { asset: batchId, amount: quantity, from: holdings(personId), to: withdrawnCredits, preferring: free },
    ],
  })
  await check(`withdraw:${id}`)
  const { projectName } = batch
  await mailOwner(tx, personId, withdrawalMail(publicUrl, { projectName, quantity, address }))
  await announce(tx, { organisationId: personId }, { type: 'holdings.changed' })
  await announceCredits(tx, batch.sellerId, [batchId])
  return { id }
}
