import { eq } from 'drizzle-orm'
import { findParty } from '../../people/organisations/index.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { connectAccounts } from './payouts.tables.ts'

export const findConnected = async (db: Reader, sellerId: string) => {
  const [found] = await db.select().from(connectAccounts).where(eq(connectAccounts.sellerId, sellerId))
  return found
}

/** The seller's account at the provider. Asked for outside any transaction; twice at once both get the same. */
export const ensureAccount = async (
  db: Db,
  provider: PaymentProvider,
  sellerId: string,
  now: Date,
): Promise<string> => {
  const known = await findConnected(db, sellerId)
  if (known?.provider === provider.name) return known.accountId
  const person = await findParty(db, sellerId)
  if (!person) throw new DomainError('not_signed_in')
  const accountId = await provider.createAccount(sellerId, person.email)
  const fresh = {
    provider: provider.name,
    accountId,
    isReady: false,
    missing: [],
    madeAt: now,
    toldAt: null,
    bankFailure: null,
  }
  await db
    .insert(connectAccounts)
    .values({ sellerId, ...fresh })
    // An account at another provider is of no use here.
    .onConflictDoUpdate({
      target: connectAccounts.sellerId,
      set: fresh,
      setWhere: eq(connectAccounts.provider, provider.name === 'stripe' ? 'sandbox' : 'stripe'),
    })
  return (await findConnected(db, sellerId))?.accountId ?? accountId
}
