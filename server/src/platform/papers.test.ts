import process from 'node:process'
import { expect, test, vi } from 'vitest'
import { DomainError } from './domain-error.ts'
import { openPapers } from './papers.ts'
import type { Paper } from './typeset/index.ts'

// The first papers of a typesetter take their time, more so on a machine with other things to do.
vi.setConfig({ testTimeout: 120_000 })

const sheet = (title: string) => async (): Promise<Paper> => ({
  template: 'document',
  title,
  date: '2026-01-01',
  address: 'https://ledgerleaf.example/a-paper',
  content: { paper: 'A paper', lead: [], blocks: [{ kind: 'paragraph', text: title }] },
})

test('sheets that say the same are drawn once, others for themselves', async () => {
  const papers = openPapers()
  const [first, same, other] = await Promise.all(
    ['One', 'One', 'Two'].map((title) => papers.draw(sheet(title))),
  )
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(same).toBe(first)
  expect(other?.equals(first as Buffer)).toBe(false)
  expect(await papers.draw(sheet('One'))).toBe(first)
})

test('our own work goes on while sheets are drawn, and too many at once are turned away', async () => {
  const papers = openPapers()
  const asked = Array.from({ length: 80 }, (_, at) => papers.draw(sheet(`Sheet ${at}`)))
  let isOver = false
  const all = Promise.allSettled(asked).finally(() => {
    isOver = true
  })
  let turns = 0
  while (!isOver) {
    await new Promise(setImmediate)
    turns += 1
  }
  const results = await all
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(61)
  expect(refusals).toHaveLength(19)
  for (const reason of refusals) expect(reason).toBeInstanceOf(DomainError)
  // Drawn on this thread, each sheet would have been a few turns.
  expect(turns).toBeGreaterThan(1000)
})

test('a sheet that cannot be drawn is refused, and the next one is drawn', async () => {
  const papers = openPapers()
  const unknown = async () => ({ ...(await sheet('Unknown')()), template: 'no-such-template' })
  await expect(papers.draw(unknown)).rejects.toThrow('no-such-template')
  expect((await papers.draw(sheet('Next'))).length).toBeGreaterThan(1000)
})

/** Long enough to fill the memory of a thread after a few. */
const longSheet = (title: string) => async (): Promise<Paper> => ({
  ...(await sheet(title)()),
  content: {
    paper: 'A paper',
    lead: [],
    blocks: [
      {
        kind: 'table',
        columns: Array.from({ length: 6 }, (_, at) => ({ title: `Column ${at}`, holds: 'number' })),
        rows: Array.from({ length: 400 }, (_, row) => ({
          cells: Array.from({ length: 6 }, (_, at) => `${row},${100 + at}`),
        })),
      },
    ],
  },
})

test('a thread that has used up its memory makes room for another, and no paper is lost on the way', async () => {
  let threads = 0
  const count = () => {
    threads += 1
  }
  process.on('worker', count)
  const papers = openPapers()
  const titles = Array.from({ length: 9 }, (_, at) => `Long ${at}`)
  const drawn = await Promise.all(
    titles.flatMap((title) => [papers.draw(longSheet(title)), papers.draw(sheet(title))]),
  )
  process.off('worker', count)
  expect(threads).toBeGreaterThan(1)
  expect(drawn.map((bytes) => bytes.subarray(0, 5).toString())).toEqual(drawn.map(() => '%PDF-'))
  expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(drawn.length)
})
