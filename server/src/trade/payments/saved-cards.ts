import type { SavedCard } from '@ledgerleaf/contract/subscriptions'
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { findParty } from '../../people/organisations/index.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { savedCards } from './payments.tables.ts'
import type { PaymentProvider } from './provider.ts'

/** The card the provider keeps for a person; null where there is none. */
export const findCard = async (
  db: Reader,
  provider: Pick<PaymentProvider, 'name'>,
  personId: string,
): Promise<{ customerId: string; methodId: string; shown: SavedCard } | null> => {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.personId, personId), eq(savedCards.provider, provider.name)))
  if (!row?.methodId) return null
  const { customerId, methodId, brand, last4, expMonth, expYear } = row
  return { customerId, methodId, shown: { brand, last4, expMonth, expYear } }
}

/**
 * The provider's name for a person. Asked for outside any transaction; asked for twice at once, both get the same, by a key
 * that is the person's.
 */
export const ensureCustomer = async (
  db: Db,
  provider: PaymentProvider,
  personId: string,
): Promise<string> => {
  const find = () => db.select().from(savedCards).where(eq(savedCards.personId, personId))
  const [known] = await find()
  if (known?.provider === provider.name) return known.customerId
  const person = await findParty(db, personId)
  if (!person) throw new DomainError('not_signed_in')
  const customerId = await provider.createCustomer(personId, person.email)
  const fresh = { provider: provider.name, customerId, methodId: null, savedAt: null }
  // What another provider kept is of no use here.
  if (known) await db.update(savedCards).set(fresh).where(eq(savedCards.personId, personId))
  else
    await db
      .insert(savedCards)
      .values({ personId, ...fresh })
      .onConflictDoNothing()
  const [kept] = await find()
  return kept?.customerId ?? customerId
}

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/** Cards that end with this month or have ended, whose owner was not warned of it. */
export const findEndingCards = async (
  db: Reader | Tx,
  now: Date,
): Promise<{ personId: string; last4: string; end: string }[]> => {
  const rows = await db.select().from(savedCards).where(isNotNull(savedCards.methodId))
  const thisMonth = now.toISOString().slice(0, 7)
  return rows.flatMap(({ personId, methodId, last4, expMonth, expYear, warnedOf }) => {
    if (!last4 || expMonth === null || expYear === null || monthOf(expYear, expMonth) > thisMonth) return []
    const end = `${methodId} ${monthOf(expYear, expMonth)}`
    return warnedOf === end ? [] : [{ personId, last4, end }]
  })
}

/** Answers whether nobody had noted it before. */
export const noteWarned = async (tx: Tx, personId: string, end: string): Promise<boolean> => {
  const noted = await tx
    .update(savedCards)
    .set({ warnedOf: end })
    .where(
      and(eq(savedCards.personId, personId), or(isNull(savedCards.warnedOf), ne(savedCards.warnedOf, end))),
    )
    .returning({ personId: savedCards.personId })
  return noted.length > 0
}
