import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Db } from './db.ts'

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** One row as COPY reads it. */
export const copyLine = (values: readonly (string | number | null)[]): string => {
  let line = ''
  for (let at = 0; at < values.length; at++) {
    const value = values[at]
    if (at > 0) line += '\t'
    if (value === null || value === undefined) line += '\\N'
    else if (typeof value === 'number') line += value
    else
      line += /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark) : value
  }
  return `${line}\n`
}

/**
 * Sends rows to a table as they come, however many: all of them stand there in the end, or none. It takes as long as the
 * sender does, so the limits of a statement do not hold.
 */
export const copyRows = async (
  db: Db,
  table: string,
  columns: readonly string[],
  lines: AsyncIterable<string>,
): Promise<void> => {
  const client = await db.$client.connect()
  let isDone = false
  try {
    await client.query('begin; set local statement_timeout = 0')
    const rows = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
    await pipeline(Readable.from(lines, { objectMode: false }), rows)
    await client.query('commit')
    isDone = true
  } finally {
    // One that broke off is in the middle of its rows; ending it takes them back.
    client.release(!isDone)
  }
}
