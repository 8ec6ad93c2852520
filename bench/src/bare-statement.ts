import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { SaxesParser } from 'saxes'

const wanted = new Set(['Amt', 'CdtDbtInd', 'Dt', 'EndToEndId', 'Ustrd'])

/**
 * What anybody's import would have to do at least: the bare parser over the file, and a COPY of its lines by PostgreSQL
 * into a table without an index. No check, no match, no money.
 */
export const readBare = async (pool: Pool, bytes: Buffer): Promise<void> => {
  const rows: string[] = []
  let row: Record<string, string> = {}
  let name = ''
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    name = tag.name
    if (name === 'Ntry') row = {}
  })
  parser.on('text', (text) => {
    if (wanted.has(name)) row[name] = text
  })
  parser.on('closetag', (tag) => {
    name = ''
    if (tag.name === 'Ntry') rows.push([row.Dt, row.Amt, row.CdtDbtInd, row.EndToEndId, row.Ustrd].join('\t'))
  })
  parser.write(bytes.toString()).close()
  const client = await pool.connect()
  try {
    await client.query(
      'create table if not exists bare_lines (booked_on date, amount numeric, side text, reference text, words text)',
    )
    const copying = client.query(copyFrom('copy bare_lines from stdin'))
    await pipeline(Readable.from([`${rows.join('\n')}\n`]), copying)
  } finally {
    client.release()
  }
}
