import type { Publish } from '@ledgerleaf/contract/project-files'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { limitUnchecked, openListing } from '../listings/index.ts'
import { findScores } from '../scores/index.ts'
import { lockOwnFile, type OwnFile } from './own-file.ts'
import { expireListingTask } from './project-files.tasks.ts'

export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`)

/** The seller's file, which an operator has approved, and terms that any listing of it may have. */
export const lockApproved = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  { expiresOn, minimumFill, quantity }: Publish,
  now: Date,
): Promise<OwnFile> => {
  const own = await lockOwnFile(tx, sellerId, projectId)
  if (own.project.approvedAt === null) throw new DomainError('not_approved')
  if (expiresOn && endOfDay(expiresOn) <= now)
    throw new DomainError('invalid_input', {
      field: 'expiresOn',
      message: 'Choose a day that is still to come',
    })
  if (minimumFill > quantity)
    throw new DomainError('invalid_input', { field: 'minimumFill', message: 'This is more than is listed' })
  return own
}

/** Lists credits of a batch whose vintage has a score; a listing with a last day is withdrawn after it by itself. */
export const openOffer = async (
  tx: Tx,
  { project }: OwnFile,
  { batchId, vintageStartsOn }: { batchId: string; vintageStartsOn: string },
  input: Publish,
  now: Date,
): Promise<{ listingId: string }> => {
  const year = Number(vintageStartsOn.slice(0, 4))
  const scores = await findScores(tx, project.id, 'approved')
  if (!scores.some(({ vintage, value }) => vintage === year && value !== null))
    throw new DomainError('not_rated')
  const { tokenId, quantity, pricePerCreditCents, currency, saleType, minimumFill, noteToBuyers, forward } =
    input
  const expiresAt = input.expiresOn ? endOfDay(input.expiresOn) : null
  const { sellerId } = project
  const terms = {
    minimumFill,
    noteToBuyers,
    expiresAt,
    saleType,
    ...(forward ? { forward } : {}),
    ...(currency ? { currency } : {}),
  }
  const listing = await openListing(
    tx,
    sellerId,
    { batchId, tokenId, quantity, pricePerCreditCents, ...terms },
    now,
  )
  await limitUnchecked(tx, sellerId)
  if (expiresAt)
    await enqueue(tx, expireListingTask, { listingId: listing.id, sellerId }, { runAt: expiresAt })
  return { listingId: listing.id }
}
