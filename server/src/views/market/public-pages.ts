import { writeEntry } from '@ledgerleaf/contract/entry-words'
import { categoryPreviewPath, previewPath } from '@ledgerleaf/contract/page-address'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findOrganisation } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { findPublished, whyWithheld } from '../../use/climate-pages/index.ts'
import { findLogEntry } from '../provenance/index.ts'

/** A sitemap may hold 50,000 addresses; the three kinds together stay below that. */
const pathsMax = 16_000

const PathRow = z.object({ path: z.string(), slug: z.nullable(z.string()), name: z.nullable(z.string()) })
const SellerWords = z.object({ name: z.string() })
const ProjectWords = z.extend(SellerWords, {
  category: z.nullable(z.string()),
  seller: z.nullable(z.string()),
  origin: z.nullable(z.string()),
})

/** The pages of what is on sale and of who sells it, newest first, and those that companies show of themselves. */
export const findPublicPaths = async (db: Reader): Promise<string[]> => {
  const rows = await query(
    db,
    PathRow,
    sql`
    (select '/projects/' || project_id as path, null as slug, null as name from market_projects
     order by listed_at desc, project_id desc limit ${pathsMax})
    union all
    (select '/sellers/' || project.seller_id, null, null from market_projects
       join projects project on project.id = project_id
       join seller_profiles profile on profile.seller_id = project.seller_id
     group by project.seller_id order by max(listed_at) desc, project.seller_id limit ${pathsMax})
    union all
    (select '/climate/' || slug, slug, organisation.name from climate_pages page join organisations organisation on organisation.id = page.organisation_id
     where page.is_public and organisation.closed_at is null and trim(organisation.name) <> ''
       and coalesce(page.shown_name, organisation.name) = organisation.name
     order by page.changed_at desc, slug limit ${pathsMax})`,
  )
  return rows.filter(({ slug, name }) => !slug || !name || !whyWithheld(name, slug)).map(({ path }) => path)
}

type Described = { title: string; description: string; picture: string }

const describeProject = async (db: Reader, id: string): Promise<Described | null> => {
  const rows = await query(
    db,
    ProjectWords,
    sql`
    select project.name, project.category, profile.company_name as seller,
      nullif(concat_ws(' ', project.registry, project.registry_project_id), '') as origin
    from projects project left join seller_profiles profile on profile.seller_id = project.seller_id
    where project.id = ${id} and exists (select from batches where batches.project_id = project.id)`,
  )
  const [project] = rows
  if (!project) return null
  const facts = [project.origin, project.seller && `sold by ${project.seller}`].filter(Boolean).join(', ')
  return {
    title: project.name,
    description: `Carbon credits of ${project.name}${facts && ` (${facts})`}: vintages, prices, scorecard, and the proof of every entry in the ledger.`,
    picture: project.category ? categoryPreviewPath(project.category) : previewPath('/marketplace'),
  }
}

const describeSeller = async (db: Reader, id: string): Promise<Described | null> => {
  const rows = await query(
    db,
    SellerWords,
    sql`select company_name as name from seller_profiles where seller_id = ${id}`,
  )
  const [seller] = rows
  return (
    (seller && {
      title: seller.name,
      description: `${seller.name} on Ledgerleaf: their projects, what they sell, and how many of their credits were sold and retired.`,
      picture: previewPath('/sellers'),
    }) ??
    null
  )
}

const describeClimatePage = async (db: Reader, slug: string): Promise<Described | null> => {
  const organisationId = await findPublished(db, slug)
  if (!organisationId) return null
  const { name } = await findOrganisation(db, organisationId)
  return {
    title: `${name}: climate page`,
    description: `The carbon credits ${name} has retired, each with a proof anybody can check, and only words that the ledger bears out.`,
    picture: previewPath('/marketplace'),
  }
}

const describeLogEntry = async (db: Reader, number: string): Promise<Described | null> => {
  const found = await findLogEntry(db, Number(number))
  if (!found) return null
  const name = `Entry ${Number(number).toLocaleString('en-US')} of the public log`
  return {
    title: name,
    description: `${name}: ${writeEntry(found.entry)}. Its leaf, its place in the tree, and the proof against the signed root, checked in the browser.`,
    picture: previewPath('/marketplace'),
  }
}

const byId =
  (describe: (db: Reader, id: string) => Promise<Described | null>) => async (db: Reader, id: string) =>
    isId(id) ? describe(db, id) : null

const kinds = {
  projects: byId(describeProject),
  sellers: byId(describeSeller),
  climate: describeClimatePage,
  log: describeLogEntry,
} as const
const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name)

/** What a page about one thing is called elsewhere. Null: there is no such thing. Undefined: no such kind of page. */
export const describePublicPage = async (db: Reader, path: string) => {
  const [, kind = '', id = '', ...deeper] = path.split('/')
  if (!isKind(kind) || !id || deeper.length > 0) return undefined
  return kinds[kind](db, id)
}
