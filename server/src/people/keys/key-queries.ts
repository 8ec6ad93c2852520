import { KeyScope } from '@ledgerleaf/contract/key-scopes'
import type { OrganisationKey } from '@ledgerleaf/contract/keys'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { Instant, query } from '../../platform/query.ts'
import { knownPeople } from '../identity/index.ts'
import { currentMembers } from '../organisations/index.ts'

const Row = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(['live', 'test']),
  scopes: z.array(KeyScope),
  tradeCents: z.nullable(z.int()),
  retireTonnes: z.nullable(z.int()),
  secretEnd: z.string(),
  madeAt: Instant,
  rotatedAt: z.nullable(Instant),
  formerUntil: z.nullable(Instant),
  expiresAt: z.nullable(Instant),
  revokedAt: z.nullable(Instant),
  lastUsedAt: z.nullable(Instant),
  lastUsedFrom: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
})

const said = (at: Date | null): string | null => at?.toISOString() ?? null

const findWhere = async (db: Reader, where: SQL): Promise<OrganisationKey[]> => {
  const rows = await query(
    db,
    Row,
    sql`select key.id::text, key.name, key.mode, key.scopes, key.trade_cents as "tradeCents", key.retire_tonnes as "retireTonnes",
        key.secret_end as "secretEnd", key.made_at as "madeAt", key.rotated_at as "rotatedAt",
        case when key.former_until > now() then key.former_until end as "formerUntil",
        key.expires_at as "expiresAt", key.revoked_at as "revokedAt", key.last_used_at as "lastUsedAt",
        key.last_used_from as "lastUsedFrom", coalesce(nullif(person.name, ''), person.email) as "answeredBy"
      from organisation_keys key
        left join ${sql.raw(currentMembers)} member on member.organisation_id = key.organisation_id
          and member.person_id = key.answered_by
        left join ${sql.raw(knownPeople)} person on person.id = member.person_id
      where ${where} order by key.made_at desc, key.id desc`,
  )
  return rows.map((row) => ({
    ...row,
    madeAt: row.madeAt.toISOString(),
    rotatedAt: said(row.rotatedAt),
    formerUntil: said(row.formerUntil),
    expiresAt: said(row.expiresAt),
    revokedAt: said(row.revokedAt),
    lastUsedAt: said(row.lastUsedAt),
  }))
}

/** The keys of an organisation, those that are over too: a page says what became of them. */
export const findKeys = (db: Reader, organisationId: string): Promise<OrganisationKey[]> =>
  findWhere(db, sql`key.organisation_id = ${organisationId}`)

export const findKey = async (
  db: Reader,
  { organisationId, id }: { organisationId: string; id: string },
): Promise<OrganisationKey> => {
  const [key] = await findWhere(db, sql`key.organisation_id = ${organisationId} and key.id = ${id}`)
  if (!key) throw new DomainError('not_found')
  return key
}
