import { createHash } from 'node:crypto'
import { copyRows } from '../../platform/copy-rows.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { decodeText } from './decode-text.ts'
import type { Layout } from './layout.ts'
import { findKeptLayouts } from './mapping-queries.ts'
import { rowReader, type Tally } from './read-rows.ts'
import { type FileClaim, readHeader, recogniseLayout } from './recognise-layout.ts'
import { OpenQuote, type SplitRow, splitRows } from './split-rows.ts'
import { stagedIn } from './staged-columns.ts'

/** A file that was read into the tables where records wait. */
export type Staged = Tally & { id: string; layout: Layout; sha256: string; bytes: number }

/** Gives the bytes on as they come, and knows in the end what they were. */
const weigh = (source: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256')
  let bytes = 0
  const pieces = (async function* () {
    for await (const piece of source) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  })()
  return { pieces, weight: () => ({ sha256: hash.digest('hex'), bytes }) }
}

const refuse = (message: string) => new DomainError('invalid_input', { field: 'file', message })

const linesOf = async function* (
  first: SplitRow[],
  batches: AsyncIterator<SplitRow[]>,
  read: (row: SplitRow) => string,
): AsyncGenerator<string, void, void> {
  try {
    let next: IteratorResult<SplitRow[], unknown> = { done: false, value: first }
    for (; !next.done; next = await batches.next()) {
      const text = next.value.map(read).join('')
      if (text !== '') yield text
    }
  } catch (error) {
    throw error instanceof OpenQuote ? refuse(`${error.message}. Nothing was changed.`) : error
  }
}

const stageRows = async (
  db: Db,
  batches: AsyncGenerator<SplitRow[], void, void>,
  asked: FileClaim,
  now: Date,
  weight: () => Pick<Staged, 'sha256' | 'bytes'>,
): Promise<Staged> => {
  const { value: first } = await batches.next()
  const [head, ...rest] = first ?? []
  if (!head) throw refuse('The file is empty')
  const header = readHeader(head.cells)
  const layout = recogniseLayout(header, asked, await findKeptLayouts(db))
  const id = newId(now.getTime())
  const { table, columns } = stagedIn(layout.kind)
  const { read, tally } = rowReader(layout, header, id, now.toISOString().slice(0, 10))
  await copyRows(db, table, ['upload_id', 'line', 'refusal', ...columns], linesOf(rest, batches, read))
  if (tally.rows === 0) throw refuse('The file has no lines below its header')
  return { id, layout, ...tally, ...weight() }
}

/**
 * Reads a registry's file as it comes, and lets its records wait in a table of their own: any server can show what they
 * would change, and bring them in. A file of the wrong kind leaves nothing behind.
 */
export const stageFile = async (
  db: Db,
  source: AsyncIterable<Buffer>,
  asked: FileClaim,
  now: Date,
): Promise<Staged> => {
  const { pieces, weight } = weigh(source)
  const batches = splitRows(decodeText(pieces))
  try {
    return await stageRows(db, batches, asked, now, weight)
  } finally {
    await batches.return()
  }
}
