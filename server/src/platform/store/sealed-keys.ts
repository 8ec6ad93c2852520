import type { SealedColumn } from '../reseal-column.ts'
import { storeKeys } from './store.tables.ts'

export const sealedKeys: SealedColumn = {
  says: 'keys of documents',
  purpose: 'ledgerleaf stored documents',
  table: storeKeys,
  id: storeKeys.id,
  owner: storeKeys.id,
  sealed: storeKeys.sealed,
}
