import type { SealedColumn } from '../../platform/reseal-column.ts'
import { payouts } from './payouts.tables.ts'

export const sealedPayouts: SealedColumn = {
  says: 'bank accounts of payouts',
  purpose: 'ledgerleaf payout details',
  table: payouts,
  id: payouts.id,
  owner: payouts.sellerId,
  sealed: payouts.accountSealed,
}
