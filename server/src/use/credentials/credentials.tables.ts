import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every public key that ever signed a credential: what was signed with a former one can still be checked. */
export const credentialKeys = pgTable('credential_keys', {
  thumbprint: text().primaryKey(),
  publicKey: text().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
})
