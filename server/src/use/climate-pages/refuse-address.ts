import { climateAddressesMax } from '@ledgerleaf/contract/climate-pages'
import { and, eq, gt } from 'drizzle-orm'
import { isOddName } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { claimInName } from '../claims/index.ts'
import { climateAddresses, climatePages } from './climate-pages.tables.ts'
import { wordsOfSlug } from './why-withheld.ts'

/** What people would take for ours. */
const reserved = new Set(
  'about account accounts admin administrator api app badge billing certificate certificates claims climate contact demo help info ledger legal log login mail marketplace official operator operators organisation organisations privacy registry root security settings sign-in sign-up staff status support system team terms test verify www'.split(
    ' ',
  ),
)

export const isReserved = (slug: string): boolean => reserved.has(slug) || isOddName(wordsOfSlug(slug))

/** An address that is ours, that claims something, or that was somebody else's. */
export const refuseAddress = async (tx: Tx, organisationId: string, slug: string): Promise<void> => {
  const field = 'slug'
  if (isReserved(slug))
    throw new DomainError('address_taken', {
      field,
      message: 'This address is kept for the market itself. Please choose another one.',
    })
  const claim = claimInName(wordsOfSlug(slug))
  if (claim !== null)
    throw new DomainError('claim_not_allowed', {
      field,
      message: `An address is proven by nothing, so it may not say “${claim}”. Please choose another one.`,
    })
  const [shownNow] = await tx
    .select()
    .from(climatePages)
    .where(and(eq(climatePages.slug, slug), eq(climatePages.isPublic, true)))
  const [shown] = await tx.select().from(climateAddresses).where(eq(climateAddresses.slug, slug))
  for (const found of [shownNow, shown])
    if (found && found.organisationId !== organisationId) throw new DomainError('address_taken', { field })
}

/** Once shown, an address is on other sites and in badges there: it stays its organisation's for good, after a day. */
export const keepAddress = async (tx: Tx, organisationId: string, slug: string, now: Date): Promise<void> => {
  await tx.insert(climateAddresses).values({ slug, organisationId, shownAt: now }).onConflictDoNothing()
  const kept = await tx
    .select()
    .from(climateAddresses)
    .where(eq(climateAddresses.organisationId, organisationId))
  // Two who chose it at the same moment: the other was first.
  if (!kept.some((one) => one.slug === slug)) throw new DomainError('address_taken', { field: 'slug' })
  if (kept.length > climateAddressesMax) throw new DomainError('too_many_addresses', { field: 'slug' })
}

const dayMs = 86_400_000

/** An address that was first shown less than a day ago, and is not any more, stands on no site yet: it is anybody's again. */
export const freeAddress = async (tx: Tx, slug: string, now: Date): Promise<void> => {
  const isNew = gt(climateAddresses.shownAt, new Date(now.getTime() - dayMs))
  await tx.delete(climateAddresses).where(and(eq(climateAddresses.slug, slug), isNew))
}
