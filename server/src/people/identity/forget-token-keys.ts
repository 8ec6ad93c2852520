import type { Tx } from '../../platform/db.ts'
import { jwks } from './identity.tables.ts'

/** The library made them under the secret and makes others when it finds none; what they signed holds for minutes. */
export const forgetTokenKeys = async (tx: Tx): Promise<void> => {
  await tx.delete(jwks)
}
