import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Every public key that ever signed a credential: what was signed with a former one can still be checked. */
export const credentialKeys = pgTable('credential_keys', {
  thumbprint: text().primaryKey(),
  publicKey: text().notNull(),
  addedAt: instant().notNull(),
})
