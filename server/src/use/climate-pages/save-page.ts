import { eq } from 'drizzle-orm'
import {
  type Acting,
  findOrganisation,
  lockOrganisation,
  noteEvent,
} from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { climatePages } from './climate-pages.tables.ts'
import { freeAddress, keepAddress, refuseAddress } from './refuse-address.ts'
import { whyWithheld } from './why-withheld.ts'

/** An address is one organisation's, and stays so once it was shown for a day: links to one that was left lead nowhere. */
export const savePage = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  { slug, isPublic }: { slug: string; isPublic: boolean },
  now: Date,
): Promise<void> => {
  await lockOrganisation(tx, organisationId)
  // Without a name of its own the page would show the name or the address of a person.
  const { name } = await findOrganisation(tx, organisationId)
  if (isPublic && !name.trim()) throw new DomainError('organisation_unnamed')
  const [before] = await tx.select().from(climatePages).where(eq(climatePages.organisationId, organisationId))
  // Switching it off is always possible, whatever its address has come to say.
  if (isPublic || before?.slug !== slug) await refuseAddress(tx, organisationId, slug)
  const withheld = isPublic ? whyWithheld(name, slug) : null
  if (withheld) throw new DomainError('claim_not_allowed', { message: withheld })
  if (isPublic) await keepAddress(tx, organisationId, slug, now)
  if (before?.isPublic && (!isPublic || before.slug !== slug)) await freeAddress(tx, before.slug, now)
  const changed = { slug, isPublic, shownName: isPublic ? name : null, changedAt: now }
  const [saved] = await tx
    .insert(climatePages)
    .values({ organisationId, ...changed })
    .onConflictDoUpdate({ target: climatePages.organisationId, set: changed })
    .returning()
    .catch((error: unknown) => {
      // Two who chose it at the same moment.
      if ((error as { cause?: { code?: string } }).cause?.code === '23505')
        throw new DomainError('address_taken', { field: 'slug' })
      throw error
    })
  const kind = saved?.isPublic ? 'climate_page_opened' : 'climate_page_closed'
  await noteEvent(tx, { organisationId, personId, kind, details: { name: slug } }, now)
}
