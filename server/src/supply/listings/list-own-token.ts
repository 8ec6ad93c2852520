import type { NewListing } from '@ledgerleaf/contract/listings'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findOrCreateProject, issueBatch } from '../projects/index.ts'
import { type Listing, openListing } from './open-listing.ts'

/** Where the serials of a token stand that no other registry has issued. */
const selfIssued = 'Ledgerleaf'

const issueToken = async (tx: Tx, sellerId: string, input: Omit<NewListing, 'email'>, now: Date) => {
  const { token_id: prefix, range, project_name: name } = input
  const project = await findOrCreateProject(tx, sellerId, name, now)
  const today = now.toISOString().slice(0, 10)
  return issueBatch(
    tx,
    sellerId,
    {
      projectId: project.id,
      // This year until today, until the project's file says when its tonnes were really saved: what is issued exists.
      vintage: { startsOn: `${today.slice(0, 4)}-01-01`, endsOn: today },
      serials: { registry: selfIssued, prefix, first: 1, last: range },
    },
    now,
  )
}

/** The listing form: a token of the seller's own, its credits issued and offered in one go. */
export const listOwnToken = async (
  tx: Tx,
  sellerId: string,
  input: Omit<NewListing, 'email'>,
  now: Date,
): Promise<Listing> => {
  const batch = await issueToken(tx, sellerId, input, now).catch((error: unknown) => {
    // Its serials are all its own, so they were issued before only if the token was.
    if (error instanceof DomainError && error.code === 'serials_issued')
      throw new DomainError('token_listed', { field: 'token_id' })
    throw error
  })
  return openListing(
    tx,
    sellerId,
    {
      batchId: batch.id,
      tokenId: input.token_id,
      quantity: Credits.parse(input.range),
      pricePerCreditCents: Cents.parse(input.price_per_credit),
    },
    now,
  )
}
