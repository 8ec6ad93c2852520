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

/** An address is one organisation's. What was given up is free again: links to it lead nowhere until somebody takes it. */
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
  const [taken] = await tx.select().from(climatePages).where(eq(climatePages.slug, slug))
  if (taken && taken.organisationId !== organisationId)
    throw new DomainError('address_taken', { field: 'slug' })
  const changed = { slug, isPublic, changedAt: now }
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
