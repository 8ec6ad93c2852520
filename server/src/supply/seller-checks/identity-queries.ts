import type {
  CheckedSeller,
  SellerCheck,
  SellerIdentity,
  ServiceAnswer,
} from '@ledgerleaf/contract/seller-checks'
import { desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { findCompanyName } from '../../people/identity/index.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import type { Store } from '../../platform/store/open-store.ts'
import type { ToldIdentity } from './lock-identity.ts'
import { findList, screenNames } from './screen-names.ts'
import { sellerIdentities, sellerIdentityDocuments } from './seller-checks.tables.ts'

/** The day on which a seller, given by a column in a statement of others, was checked; null while that does not hold. */
export const checkedOn = (sellerId: SQL): SQL => sql`(
  select (checked_at at time zone 'utc')::date::text from seller_identities where seller_id = ${sellerId}
)`

const shape = (
  { submittedAt, checkedAt, ...row }: ToldIdentity,
  documentName: string | null,
): SellerIdentity => ({
  legalName: row.legalName,
  register: row.register,
  registerNumber: row.registerNumber,
  country: row.country,
  address: row.address,
  responsibleName: row.responsibleName,
  responsibleRole: row.responsibleRole,
  ownerName: row.ownerName,
  documentName,
  state: row.state,
  reason: row.reason,
  submittedAt: submittedAt?.toISOString() ?? null,
  checkedAt: checkedAt?.toISOString() ?? null,
})

const find = (db: Reader) =>
  db
    .select({ identity: sellerIdentities, documentName: sellerIdentityDocuments.name })
    .from(sellerIdentities)
    .leftJoin(sellerIdentityDocuments, eq(sellerIdentityDocuments.sellerId, sellerIdentities.sellerId))

const nothingTold: SellerIdentity = {
  legalName: null,
  register: null,
  registerNumber: null,
  country: null,
  address: null,
  responsibleName: null,
  responsibleRole: null,
  ownerName: null,
  documentName: null,
  state: 'draft',
  reason: null,
  submittedAt: null,
  checkedAt: null,
}

export const findIdentity = async (db: Reader, sellerId: string): Promise<SellerIdentity> => {
  const [found] = await find(db).where(eq(sellerIdentities.sellerId, sellerId))
  return found ? shape(found.identity, found.documentName) : nothingTold
}

const called = async (db: Reader, { sellerId, legalName }: ToldIdentity): Promise<string> =>
  (await findCompanyName(db, sellerId)) ?? legalName ?? 'A seller'

const shownAtMost = 200

/** Whoever handed something in: those that wait first, the others by the day they did. */
export const findCheckQueue = async (db: Reader): Promise<CheckedSeller[]> => {
  const rows = await find(db)
    .where(ne(sellerIdentities.state, 'draft'))
    .orderBy(desc(sql`${sellerIdentities.state} = 'submitted'`), desc(sellerIdentities.submittedAt))
    .limit(shownAtMost)
  const sellers: CheckedSeller[] = []
  for (const { identity, documentName } of rows)
    sellers.push({
      sellerId: identity.sellerId,
      companyName: await called(db, identity),
      identity: shape(identity, documentName),
    })
  return sellers
}

const answerOf = (row: ToldIdentity): ServiceAnswer | null =>
  row.serviceState && {
    state: row.serviceState,
    hits: row.serviceHits ?? [],
    problem: row.serviceProblem,
    at: row.serviceAt?.toISOString() ?? null,
  }

/** All that whoever checks a seller needs. The names are held against the list as it is now. */
export const findCheck = async (db: Reader, sellerId: string): Promise<SellerCheck> => {
  const [found] = isId(sellerId) ? await find(db).where(eq(sellerIdentities.sellerId, sellerId)) : []
  if (!found) throw new DomainError('not_found')
  return {
    sellerId,
    companyName: await called(db, found.identity),
    identity: shape(found.identity, found.documentName),
    list: await findList(db),
    hits: await screenNames(db, found.identity),
    service: answerOf(found.identity),
  }
}

export const findExtract = async (
  { db, store }: { db: Reader; store: Store },
  sellerId: string,
): Promise<{ name: string; bytes: Buffer } | null> => {
  const [found] = await db
    .select()
    .from(sellerIdentityDocuments)
    .where(eq(sellerIdentityDocuments.sellerId, sellerId))
  const bytes = found?.object ? await store.read(found.object) : found?.bytes
  return found && bytes ? { name: found.name, bytes } : null
}
