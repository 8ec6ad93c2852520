import type { SealedColumn } from '../../platform/reseal-column.ts'
import { webhookEndpoints } from './webhooks.tables.ts'

const column = {
  purpose: 'ledgerleaf webhook secret',
  table: webhookEndpoints,
  id: webhookEndpoints.id,
  owner: webhookEndpoints.id,
} as const

export const sealedWebhooks: readonly SealedColumn[] = [
  { ...column, says: 'secrets of webhooks', sealed: webhookEndpoints.secretSealed },
  { ...column, says: 'former secrets of webhooks', sealed: webhookEndpoints.formerSecretSealed },
]
