import { Role } from '@ledgerleaf/contract/identity'
import { KeyScope } from '@ledgerleaf/contract/key-scopes'
import { KeyMode } from '@ledgerleaf/contract/keys'
import { MemberRole } from '@ledgerleaf/contract/member-roles'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { namedStatement } from '../../platform/named-statement.ts'
import { Instant } from '../../platform/query.ts'
import { knownPeople } from '../identity/index.ts'
import { currentMembers, openOrganisations } from '../organisations/index.ts'

const Row = z.object({
  id: z.string(),
  name: z.string(),
  organisationId: z.string(),
  company: z.nullable(z.string()),
  sides: z.array(Role),
  mode: KeyMode,
  scopes: z.array(KeyScope),
  tradeCents: z.nullable(z.int()),
  retireTonnes: z.nullable(z.int()),
  madeAt: Instant,
  lastUsedAt: z.nullable(Instant),
  lastUsedFrom: z.nullable(z.string()),
  /** Whom it acts for: null in all but the number where they have no account, or are no member any more. */
  personId: z.string(),
  email: z.nullable(z.string()),
  emailVerified: z.nullable(z.boolean()),
  personName: z.nullable(z.string()),
  memberRole: z.nullable(MemberRole),
  /** Which of its two secrets was shown. */
  secretMark: z.string(),
})
export type ActingKey = z.infer<typeof Row>

/** So many letters of the hash say which secret it was, and nothing that could be used. */
export const markLetters = 16

const found = (secret: string, mark: string) => `select key.id::text, key.name,
    key.organisation_id::text as "organisationId", organisation.name as company, organisation.sides,
    key.mode, key.scopes, key.trade_cents as "tradeCents", key.retire_tonnes as "retireTonnes", key.made_at as "madeAt",
    key.last_used_at as "lastUsedAt", key.last_used_from as "lastUsedFrom",
    key.answered_by::text as "personId", person.email, person.email_verified as "emailVerified", person.name as "personName",
    member.role as "memberRole", ${mark} as "secretMark"
  from organisation_keys key
    join ${openOrganisations} organisation on organisation.id = key.organisation_id
    left join ${currentMembers} member on member.organisation_id = key.organisation_id and member.person_id = key.answered_by
    left join ${knownPeople} person on person.id = member.person_id
  where ${secret} and key.revoked_at is null and (key.expires_at is null or key.expires_at > $2)`

// Every call of a program asks one of these, so they are planned once by each connection.
const findBySecret = namedStatement(
  'find_key_by_secret',
  Row,
  found(
    '(key.secret_hash = $1 or (key.former_hash = $1 and key.former_until > $2))',
    `left($1, ${markLetters})`,
  ),
)
const findByMark = namedStatement(
  'find_key_by_mark',
  Row,
  found(
    `key.id = $1 and (left(key.secret_hash, ${markLetters}) = $3
      or (left(key.former_hash, ${markLetters}) = $3 and key.former_until > $2))`,
    '$3::text',
  ),
)

/** The key that a secret opens now; a revoked one is found no more from the moment it is. */
export const findKeyBySecret = async (db: Reader, secretHash: string, now: Date): Promise<ActingKey | null> =>
  (await findBySecret(db, [secretHash, now.toISOString()]))[0] ?? null

/** The same for who was given a token for a secret that still counts. */
export const findKeyByMark = async (
  db: Reader,
  { keyId, secretMark }: { keyId: string; secretMark: string },
  now: Date,
): Promise<ActingKey | null> => (await findByMark(db, [keyId, now.toISOString(), secretMark]))[0] ?? null
