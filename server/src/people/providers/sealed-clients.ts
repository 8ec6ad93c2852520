import type { SealedColumn } from '../../platform/reseal-column.ts'
import { organisationProviders } from './providers.tables.ts'

export const sealedClients: SealedColumn = {
  says: "organisations' own providers",
  purpose: 'ledgerleaf sign-in provider',
  table: organisationProviders,
  id: organisationProviders.organisationId,
  owner: organisationProviders.organisationId,
  sealed: organisationProviders.clientSecret,
}
