import pg from 'pg'
import * as z from 'zod/mini'
import type { Reader } from './db.ts'
import { readRows } from './query.ts'

/** Bytes of a column. */
export const Bytes = z.instanceof(Buffer)

// Instants and days as the text they are sent as, one by one and in arrays, as in every other statement of ours.
const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins
const asText = new Set<number>([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, 1115, 1182, 1185, 1187, 1231])
const asSent = (text: string | Buffer) => text
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    asText.has(type) ? asSent : pg.types.getTypeParser(type, format as 'text'),
}

/** The connection or the pool behind a query builder, which keeps it to itself. */
type Speaking = { client: { query: (asked: pg.QueryConfig) => Promise<{ rows: unknown[] }> } }

/**
 * One statement under a name: each connection plans it once and then only runs it. What is asked on every call goes to the
 * driver as it is, past the query builder, which has nothing to build here and takes as long over it as the driver itself.
 */
export const askNamed = async (
  db: Reader,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<unknown[]> => {
  const { client } = db._.session as unknown as Speaking
  return (await client.query({ name, text, values: [...values], types })).rows
}

/** The same, with rows that are held to the schema. */
export const namedStatement =
  <Schema extends z.ZodMiniType>(name: string, schema: Schema, text: string) =>
  async (db: Reader, values: readonly unknown[]): Promise<z.output<Schema>[]> =>
    readRows(schema, await askNamed(db, name, text, values))
