import * as z from 'zod/mini'
import type { Reader } from './db.ts'
import { readRows } from './query.ts'

/** Bytes of a column. */
export const Bytes = z.instanceof(Buffer)

/** One statement under a name: each connection plans it once and then only runs it. Its rows are held to the schema. */
export const namedStatement =
  <Schema extends z.ZodMiniType>(name: string, schema: Schema, text: string) =>
  async (db: Reader, values: readonly unknown[]): Promise<z.output<Schema>[]> => {
    const query = { sql: text, params: [...values] }
    const prepared = db._.session.prepareQuery<{ execute: { rows: unknown[] }; all: never; values: never }>(
      query,
      undefined,
      name,
      false,
    )
    return readRows(schema, (await prepared.execute()).rows)
  }
