import type {
  ClimatePage,
  OwnClimateClaim,
  OwnClimatePage,
  PublishedRetirement,
} from '@ledgerleaf/contract/climate-pages'
import { climateRetirementsMax } from '@ledgerleaf/contract/climate-pages'
import { and, eq } from 'drizzle-orm'
import { findFormerNames, findOrganisation } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { claimInName, rulesVersion } from '../claims/index.ts'
import { findPublishedRetirements, findRetiredOfYears } from '../retirements/index.ts'
import { climatePages } from './climate-pages.tables.ts'
import { judgeAll } from './judge-claims.ts'
import { proposeSlug } from './propose-slug.ts'
import { isReserved } from './refuse-address.ts'
import { whyRenamed, whyWithheld } from './why-withheld.ts'

export const findOwnPage = async (db: Reader, organisationId: string, now: Date): Promise<OwnClimatePage> => {
  const [page] = await db.select().from(climatePages).where(eq(climatePages.organisationId, organisationId))
  const { name } = await findOrganisation(db, organisationId)
  const { ever: facts } = await findRetiredOfYears(db, organisationId, [])
  const judged = await judgeAll(db, organisationId, now)
  const claims = judged.map(({ id, draft, checked, missing }): OwnClimateClaim => {
    const { text, periodStartsOn, periodEndsOn } = draft
    const verdict = checked?.verdict ?? 'not_understood'
    const found = checked
      ? checked.findings.filter((one) => one.verdict !== 'allowed').map(({ why }) => why)
      : []
    const reasons = checked ? found : [missing]
    return { id, text, periodStartsOn, periodEndsOn, verdict, reasons: verdict === 'allowed' ? [] : reasons }
  })
  const slug = page?.slug ?? null
  const proposed = proposeSlug(name)
  return {
    slug,
    isPublic: page?.isPublic ?? false,
    proposedSlug: isReserved(proposed) || whyWithheld('', proposed) ? '' : proposed,
    withheld: whyWithheld(name, slug) ?? (page ? whyRenamed(name, page) : null),
    facts,
    claims,
  }
}

/** Whom it was retired for, unless that name claims something: then the certificate says it, and the page does not. */
const withNames = (retirement: PublishedRetirement): PublishedRetirement => {
  const names = [retirement.beneficiary, retirement.onBehalfOf]
  const isClaiming = names.some((name) => name !== null && claimInName(name) !== null)
  return isClaiming ? { ...retirement, beneficiary: null, onBehalfOf: null } : retirement
}

/** Whose page it is; null where there is none, where it is switched off, closed, claims something by its name or
 * address, or was switched on under another name. */
export const findPublished = async (db: Reader, slug: string): Promise<string | null> => {
  const isOpen = and(eq(climatePages.slug, slug.toLowerCase()), eq(climatePages.isPublic, true))
  const [page] = await db.select().from(climatePages).where(isOpen)
  if (!page) return null
  const { name, closedAt } = await findOrganisation(db, page.organisationId)
  return closedAt || !name.trim() || whyWithheld(name, page.slug) || whyRenamed(name, page)
    ? null
    : page.organisationId
}

export const findClimatePage = async (db: Reader, slug: string, now: Date): Promise<ClimatePage | null> => {
  const organisationId = await findPublished(db, slug)
  if (!organisationId) return null
  const { name, country } = await findOrganisation(db, organisationId)
  const formerNames = await findFormerNames(db, organisationId)
  const { ever: facts } = await findRetiredOfYears(db, organisationId, [])
  const { retirements, count } = await findPublishedRetirements(db, organisationId, climateRetirementsMax)
  const claims = await judgeAll(db, organisationId, now)
  const { retiredTonnes, removedTonnes, pendingTonnes, contradictedTonnes, unbackedTonnes } = facts
  return {
    slug: slug.toLowerCase(),
    name,
    formerNames: formerNames.filter((one) => claimInName(one.name) === null),
    country: country || null,
    retiredTonnes,
    removedTonnes,
    pendingTonnes,
    uncountedTonnes: contradictedTonnes + unbackedTonnes,
    retirements: retirements.map(withNames),
    retirementCount: count,
    claims: claims.flatMap(({ draft: { periodStartsOn, periodEndsOn }, checked }) =>
      checked?.verdict === 'allowed'
        ? [{ text: checked.text, language: checked.language, periodStartsOn, periodEndsOn }]
        : [],
    ),
    rulesVersion,
    checkedAt: now.toISOString(),
  }
}
