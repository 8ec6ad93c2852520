import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { newId } from '../../platform/id.ts'

const id = () => uuid().primaryKey().$defaultFn(newId)
const createdAt = () => instant().notNull().defaultNow()

export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable('sessions', {
  id: id(),
  userId: userId(),
  /** Whom the session acts for: the database writes whom it begins with (`begin_session`), until it switches. */
  organisationId: uuid(),
  /** The organisation through whose own provider it was begun: it acts for that one alone. */
  providerOrganisationId: uuid(),
  token: text().notNull().unique(),
  ipAddress: text(),
  userAgent: text(),
  expiresAt: instant().notNull(),
  lastSeenAt: createdAt(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

export const halfSignIns = pgTable('half_sign_ins', {
  id: id(),
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  /** The organisation whose own provider it came through. */
  providerOrganisationId: uuid(),
  rememberMe: boolean().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instant().notNull(),
})

export const accounts = pgTable('accounts', {
  id: id(),
  userId: userId(),
  providerId: text().notNull(),
  accountId: text().notNull(),
  password: text(),
  accessToken: text(),
  refreshToken: text(),
  idToken: text(),
  accessTokenExpiresAt: instant(),
  refreshTokenExpiresAt: instant(),
  scope: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

export const verifications = pgTable('verifications', {
  id: id(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

export const jwks = pgTable('jwks', {
  id: id(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  alg: text(),
  crv: text(),
  createdAt: createdAt(),
  expiresAt: instant(),
})

/** What a person may do here whomever they act for. */
export const roles = pgTable(
  'roles',
  { userId: userId(), role: text().$type<'operator'>().notNull(), grantedAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

export const sellerProfiles = pgTable('seller_profiles', {
  sellerId: uuid().primaryKey(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  companyName: text().notNull(),
  createdAt: createdAt(),
})
