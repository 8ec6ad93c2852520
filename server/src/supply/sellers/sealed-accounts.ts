import type { SealedColumn } from '../../platform/reseal-column.ts'
import { sellerDetails } from './sellers.tables.ts'

export const sealedAccounts: SealedColumn = {
  says: 'bank accounts of sellers',
  purpose: 'ledgerleaf payout details',
  table: sellerDetails,
  id: sellerDetails.sellerId,
  owner: sellerDetails.sellerId,
  sealed: sellerDetails.payoutSealed,
}
