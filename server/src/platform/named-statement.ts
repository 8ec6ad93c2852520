import type { Reader } from './db.ts'

/** One statement under a name: each connection plans it once and then only runs it. */
export const namedStatement =
  <Row>(name: string, text: string) =>
  async (db: Reader, values: readonly unknown[]): Promise<Row[]> => {
    const query = { sql: text, params: [...values] }
    const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
      query,
      undefined,
      name,
      false,
    )
    return (await prepared.execute()).rows
  }
