import assert from 'node:assert/strict'
import type { RetirementReason } from '@ledgerleaf/contract/retirements'
import { countSerials } from '@ledgerleaf/contract/serials'
import { cleanLine } from '@ledgerleaf/contract/text'
import type { Credits } from '@ledgerleaf/contract/units'
import type { CertificateFacts, CertificateWords } from '@ledgerleaf/provenance/certificate'
import { commit, newSalt } from '@ledgerleaf/provenance/commitment'
import { toHex } from '@ledgerleaf/provenance/hex'
import { escrow, holdings, retiredCredits } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { findSerials } from '../../ledger/range-queries.ts'
import { type Serials, withoutSerials } from '../../ledger/serials.ts'
import { type Published, publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { findUsable } from '../../supply/backing/index.ts'
import { announceCredits, type BatchFacts, findBatchFacts } from '../../supply/projects/index.ts'
import { refuseFrozen } from '../freezes/index.ts'
import { openRegistryRetirement } from '../registry-retirements/index.ts'
import { decideWhose } from './decide-whose.ts'
import { retirements } from './retirements.tables.ts'
import { findVintageScore } from './vintage-score.ts'

export type CreditsToRetire = {
  /** Who of the organisation does it; nobody where a guest or a subscription does. */
  madeBy?: string | null
  batchId: string
  quantity: Credits
  beneficiary: string
  onBehalfOf?: string
  reason: RetirementReason
  purpose: string
  periodStartsOn?: string
  periodEndsOn?: string
  message?: string
}
/**
 * An order whose credits are retired by themselves. `source` names what of it, and makes that happen once; the serials it
 * brought are retired first.
 */
export type RetiredOrder = { id: string; source: string; serials: Serials }
type Retirement = Omit<typeof retirements.$inferSelect, 'statusPosition' | 'repaidAt' | 'isOlder'>

const refuseField = (field: string, message: string): never => {
  throw new DomainError('invalid_input', { field, message })
}

const wordsOf = (input: CreditsToRetire): CertificateWords & { reason: RetirementReason } => {
  const { beneficiary, onBehalfOf, reason, purpose, periodStartsOn, periodEndsOn, message } = input
  // Subscriptions and orders of before bring words that nobody cleaned when they were typed.
  const [named, meant] = [cleanLine(beneficiary), cleanLine(purpose)]
  if (named === '') refuseField('beneficiary', 'Beneficiary is required')
  if (meant === '') refuseField('purpose', 'Purpose is required')
  if ((periodStartsOn === undefined) !== (periodEndsOn === undefined))
    refuseField('periodEndsOn', 'A reporting period has a first and a last day')
  if (periodStartsOn && periodEndsOn && periodStartsOn > periodEndsOn)
    refuseField('periodEndsOn', 'The last day must not come before the first')
  return {
    beneficiary: named,
    onBehalfOf: cleanLine(onBehalfOf ?? '') || null,
    reason,
    purpose: meant,
    periodStartsOn: periodStartsOn ?? null,
    periodEndsOn: periodEndsOn ?? null,
    message: cleanLine(message ?? '') || null,
  }
}

export const certificateFacts = (id: string, batch: BatchFacts, score: number | null): CertificateFacts => ({
  certificate: id,
  project: batch.projectId,
  projectName: batch.projectName,
  registry: batch.registry,
  ...(batch.registryProjectId === null ? {} : { registryProject: batch.registryProjectId }),
  ...(batch.methodology === null ? {} : { methodology: batch.methodology }),
  serialPrefix: batch.serialPrefix,
  vintageStartsOn: batch.vintageStartsOn,
  vintageEndsOn: batch.vintageEndsOn,
  ...(score === null ? {} : { score }),
})

/** A tonne that the registry shows as used by somebody else is nobody's to claim. */
const refuseUsed = ({ registry }: BatchFacts, usable: Serials | null, quantity: number): void => {
  if (usable === null) return
  const left = countSerials(usable)
  if (left >= quantity) return
  const usual = 'We are clearing it up and will write to you.'
  throw new DomainError('not_backed', {
    field: 'quantity',
    message: `${registry} shows some of these credits as used already${left > 0 ? `: ${left.toLocaleString('en-US')} can be retired` : ''}. ${usual}`,
  })
}

const tookUsed = async (tx: Tx, id: string, usable: Serials): Promise<boolean> => {
  const moved = await findSerials(tx, [`retire:${id}`])
  return moved.some(({ serials }) => withoutSerials(serials, usable).length > 0)
}

const madeEvent = (retirement: Retirement): Published => {
  const { id, buyerId, batchId, orderId, quantity, reason, periodStartsOn, periodEndsOn } = retirement
  return {
    organisationId: buyerId,
    type: 'retirement.made',
    object: `retirement:${id}`,
    data: { retirementId: id, batchId, orderId, tonnes: quantity, reason, periodStartsOn, periodEndsOn },
  }
}

/**
 * Uses credits for a claim, for good: the database refuses any posting out of the retired pile. What the certificate
 * will say is fixed here, in the log's entry; words about people only as a commitment.
 */
export const retireCredits = async (
  tx: Tx,
  /** Null for a guest, who is known by the order alone. */
  buyerId: string | null,
  input: CreditsToRetire,
  now: Date,
  order?: RetiredOrder,
  /** Names the act, where it retires several batches at once. */
  togetherId: string | null = null,
): Promise<Retirement> => {
  const { batchId, quantity } = input
  if (quantity < 1) refuseField('quantity', 'Choose at least one credit')
  const words = wordsOf(input)
  const batch = await findBatchFacts(tx, batchId)
  if (!batch) throw new DomainError('not_found')
  // What is sold forward has offset nothing before the tonnes are saved.
  if (batch.vintageEndsOn > now.toISOString().slice(0, 10)) throw new DomainError('not_delivered')
  // What an order retires by itself was paid for that; what a person retires waits for the bank.
  if (buyerId !== null && !order) await refuseFrozen(tx, buyerId, batchId)
  const id = newId(now.getTime())
  const salt = newSalt()
  const score = await findVintageScore(tx, batch)
  const holder = buyerId ?? order?.id
  assert(holder, 'credits belong to a person or to an order')
  const from = buyerId === null ? escrow(holder) : holdings(buyerId)
  const of = { orderId: order?.id ?? null, source: order?.source ?? null }
  const retirement: Retirement = {
    id,
    buyerId,
    madeBy: input.madeBy ?? null,
    batchId,
    quantity,
    ...words,
    score,
    retiredAt: now,
    salt,
    ...of,
    togetherId,
    isForOthers: await decideWhose(tx, buyerId, words),
  }
  const usable = await findUsable(tx, from, batchId)
  refuseUsed(batch, usable, quantity)
  await tx.insert(retirements).values(retirement)
  await post(tx, {
    key: `retire:${id}`,
    kind: 'retire',
    now,
    facts: { ...certificateFacts(id, batch, score), details: toHex(commit(salt, words)) },
    postings: [
      {
        asset: batchId,
        amount: quantity,
        from,
        to: retiredCredits(holder),
        preferring: usable ?? order?.serials ?? [],
      },
    ],
  })
  // Another retirement of the same holdings may have taken what was usable a moment ago.
  if (usable && (await tookUsed(tx, id, usable))) refuseUsed(batch, [], quantity)
  const { beneficiary, onBehalfOf, reason, purpose } = retirement
  const { registry } = batch
  const told = { batchId, registry, quantity, beneficiary, onBehalfOf, reason, purpose }
  await openRegistryRetirement(tx, batch.projectId, { retirementId: id, ...told, pendingSince: now })
  if (buyerId !== null) await announce(tx, { organisationId: buyerId }, { type: 'holdings.changed' })
  await announceCredits(tx, batch.sellerId, [batchId])
  await publish(tx, madeEvent(retirement), now)
  return retirement
}
