import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../../../server/src/platform/copy-rows.ts'

export type Cell = string | number | null

/** Rows on their way into one table, sent together when they are many. */
export const openCopy = (client: pg.ClientBase, table: string, columns: readonly string[]) => {
  let lines: string[] = []
  return {
    add: (row: readonly Cell[]): void => {
      lines.push(copyLine(row))
    },
    send: async (): Promise<void> => {
      if (lines.length === 0) return
      const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
      const done = finished(stream)
      for (let at = 0; at < lines.length; at += 1000)
        if (!stream.write(lines.slice(at, at + 1000).join(''))) await once(stream, 'drain')
      stream.end()
      await done
      lines = []
    },
  }
}
