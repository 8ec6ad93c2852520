import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
  fromDriver: (bytes) => new Uint8Array(bytes),
})

// The leaves and nodes are read and written by statements of their own, in sets.
/** The log this database holds; one row, and it never changes. */
export const logIdentity = pgTable('log_identity', {
  onlyOne: boolean().primaryKey().default(true),
  id: uuid().notNull(),
  origin: text().notNull(),
})

/** Every key that ever signed for the log. */
export const logKeys = pgTable('log_keys', {
  verifierKey: text().primaryKey(),
  addedAt: instant().notNull(),
})

/** Every state of the log that we signed. */
export const logCheckpoints = pgTable('log_checkpoints', {
  size: bigint({ mode: 'number' }).primaryKey(),
  root: bytea().notNull(),
  /** The signed note, word for word. */
  note: text().notNull(),
  signedAt: instant().notNull(),
})

/** Every time the database was loaded from a backup. */
export const logRestores = pgTable('log_restores', {
  id: uuid().primaryKey(),
  madeAt: instant().notNull(),
  restoredAt: instant().notNull(),
  signedSize: bigint({ mode: 'number' }).notNull(),
  seenAt: instant(),
})

/** Names under which older checkpoints are signed. */
export const logFormerNames = pgTable('log_former_names', {
  id: uuid().primaryKey(),
  origin: text().notNull(),
  leftAt: instant().notNull(),
})

/** The days on which the checkpoint left by mail. */
export const logCheckpointMails = pgTable('log_checkpoint_mails', { sentOn: date().primaryKey() })

/** Others who are asked to put their name to what we signed. */
export const logWitnesses = pgTable('log_witnesses', {
  verifierKey: text().primaryKey(),
  url: text().notNull(),
  /** Nobody asks it before. */
  nextAt: instant().notNull(),
  failures: integer().notNull().default(0),
  /** Why it did not sign, in words; null when it did. */
  trouble: text(),
  /** It says that our log is not the one it saw. */
  refuses: boolean().notNull().default(false),
})

/** The newest states each of them signed. */
export const logCosignatures = pgTable(
  'log_cosignatures',
  {
    size: bigint({ mode: 'number' }).notNull(),
    witness: text().notNull(),
    /** Its signature, as a line of the note. */
    line: text().notNull(),
    signedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.witness, table.size] })],
)
