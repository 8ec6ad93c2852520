import { noteEvent } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'

type Retired = {
  /** Of the certificate over all of it. */
  id: string
  tonnes: number
  beneficiary: string
}

/** Writes into the organisation's trail what was retired for it and by whom: by nobody where it was a subscription. */
export const noteRetired = (
  tx: Tx,
  by: { organisationId: string; personId: string | null; keyId?: string | null },
  { id, tonnes, beneficiary }: Retired,
  now: Date,
): Promise<void> => {
  const { organisationId, personId, keyId = null } = by
  const details = { name: id, amount: `${tonnes.toLocaleString('en-US')} t for ${beneficiary}` }
  return noteEvent(tx, { organisationId, personId, keyId, kind: 'retired', details }, now)
}
