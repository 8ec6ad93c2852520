import type { IdentityPatch } from '@ledgerleaf/contract/seller-checks'
import type { Db } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { decideIdentity, saveIdentity, submitIdentity } from '../supply/seller-checks/index.ts'

export const wholeIdentity: IdentityPatch = {
  legalName: 'Orchard Char Ltd',
  register: 'Companies Registry, Nairobi',
  registerNumber: 'CPR/2019/1234',
  country: 'KE',
  address: '1 Lake Road, Kisumu',
  responsibleName: 'Sam Seller',
  responsibleRole: 'Director',
  ownerName: 'Olive Owner',
}

/** The identity of a seller, handed in and checked as clicks would. */
export const checkSeller = (db: Db, sellerId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = new Date()
    await saveIdentity(tx, sellerId, wholeIdentity, now)
    await submitIdentity(tx, sellerId, { asksService: false, now })
    const decided = { decision: 'approve', reason: '', submittedAt: now.toISOString() } as const
    await decideIdentity(tx, newId(), sellerId, decided, { publicUrl: 'http://127.0.0.1', now })
  })
