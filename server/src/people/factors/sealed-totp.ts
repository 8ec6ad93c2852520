import type { SealedColumn } from '../../platform/reseal-column.ts'
import { factors } from './factors.tables.ts'

export const sealedTotp: SealedColumn = {
  says: 'apps that make codes',
  purpose: 'ledgerleaf second factor',
  table: factors,
  id: factors.id,
  owner: factors.userId,
  sealed: factors.totpSealed,
}
