import type { ForwardTerms } from '@ledgerleaf/contract/forward-terms'
import type { Publish } from '@ledgerleaf/contract/project-files'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { promiseBatch } from '../projects/index.ts'
import { checkVintage } from './add-block.ts'
import { endOfDay, lockApproved, openOffer } from './offer-terms.ts'
import { rescore } from './rescore.ts'

const settlingDays = 90

/** A registry takes its time: without dates of the seller's own, all of it is due a quarter after the vintage is over. */
const promisedBy = ({ forward, quantity }: Publish, vintageEndsOn: string): ForwardTerms => {
  const due = new Date(endOfDay(vintageEndsOn).getTime() + settlingDays * 24 * 60 * 60 * 1000)
  return (
    forward ?? {
      milestones: [{ dueOn: due.toISOString().slice(0, 10), credits: quantity }],
      shortfall: 'refund',
    }
  )
}

/**
 * Offers credits of a vintage that is not over, by the dates they are promised for. They have no serials and nothing is
 * issued. The vintage is scored with the file as any other, and without a score it is not offered.
 */
export const publishPromise = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  input: Publish,
  now: Date,
): Promise<{ listingId: string }> => {
  const own = await lockApproved(tx, sellerId, projectId, input, now)
  const { vintageStartsOn, vintageEndsOn, quantity } = input
  if (!vintageStartsOn || !vintageEndsOn)
    throw new DomainError('invalid_input', {
      field: 'vintageStartsOn',
      message: 'Enter the vintage you promise',
    })
  checkVintage(own, { vintageStartsOn, vintageEndsOn })
  if (vintageEndsOn < now.toISOString().slice(0, 10))
    throw new DomainError('invalid_input', {
      field: 'vintageEndsOn',
      message: 'This vintage is over: enter its serials, and sell it spot or by subscription',
    })
  const vintage = { startsOn: vintageStartsOn, endsOn: vintageEndsOn }
  const promise = await promiseBatch(tx, sellerId, { projectId, vintage, quantity }, now)
  await rescore(tx, projectId, now)
  const forward = promisedBy(input, vintageEndsOn)
  return openOffer(tx, own, { batchId: promise.id, vintageStartsOn }, { ...input, forward }, now)
}
