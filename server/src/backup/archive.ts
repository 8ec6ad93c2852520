import { z } from 'zod'
import { BackupRefused } from './backup-refused.ts'

const Migration = z.object({ version: z.int(), name: z.string(), checksum: z.string() })

/** The first thing in an archive: when it was made, and of which schema. */
export const Header = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(Migration),
})
export type Header = z.infer<typeof Header>

/** Stands before the rows of a table, which follow as PostgreSQL's COPY writes them. */
export const TableHead = z.object({ name: z.string(), columns: z.array(z.string()) })
export type TableHead = z.infer<typeof TableHead>
export const TableEnd = z.object({ rows: z.int() })

/** Stands before the bytes of a document, which follow as they lie in the store: sealed, each with a key of the database. */
export const ObjectHead = z.object({ name: z.string().regex(/^[0-9a-f]{64}$/) })
export const ObjectEnd = z.object({ bytes: z.int() })

/** The documents outside of the database. Those in a bucket of a service are not in the archive: they are kept there. */
export const KeptObjects = z.object({
  where: z.enum(['folder', 's3']),
  /** How many the database knows, how many are in the archive, and how many should be and were not in the store. */
  known: z.int(),
  kept: z.int(),
  missing: z.int(),
})
export type KeptObjects = z.infer<typeof KeptObjects>

/** A file of the data folder. */
export const KeptFile = z.object({ name: z.enum(['secret']), text: z.string() })
export type KeptFile = z.infer<typeof KeptFile>

export const SignedLog = z.object({
  id: z.string(),
  origin: z.string(),
  /** The newest state we put our name to; null before the first. */
  checkpoint: z.nullable(z.object({ size: z.int(), root: z.string(), note: z.string() })),
})

/** The last thing in an archive: what must have been read before it. */
export const Manifest = z.object({
  tables: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.int() })),
  log: z.nullable(SignedLog),
  /** None in what was made while documents lay in the database. */
  objects: z.optional(KeptObjects),
  /** Known only to whoever holds the secret; it tells on another machine whether that has the same one. */
  secretMark: z.string(),
  /** Of every byte before the manifest. */
  sha256: z.string(),
})
export type Manifest = z.infer<typeof Manifest>

export const toBody = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

export const fromBody = <T>(schema: z.ZodType<T>, body: Buffer): T => {
  const parsed = schema.safeParse(JSON.parse(body.toString('utf8')))
  if (!parsed.success) throw new BackupRefused('The backup was made by another version of this program.')
  return parsed.data
}
