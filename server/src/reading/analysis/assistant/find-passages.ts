import { Evidence } from '@ledgerleaf/contract/findings'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../../platform/db.ts'
import { query } from '../../../platform/query.ts'
import type { PageLine } from '../analysis.tables.ts'
import { stem, wordsOf } from './question-terms.ts'

export type Passage = { text: string; evidence: Evidence; score: number /** 0 to 1 */; coverage: number }

const termsMax = 12
const blocksMax = 8
const rowsPerPassage = 3
const quoteLengthMax = 400

const Counts = z.object({ pages: z.number(), hits: z.array(z.number()) })
const Block = z.object({
  page: z.number(),
  sheet: z.nullable(z.string()),
  lines: z.array(z.object({ text: z.string(), cell: z.nullable(z.string()), box: Evidence.shape.box })),
})
type Block = z.infer<typeof Block>

const around = (boxes: PageLine['box'][]): PageLine['box'] => {
  const known = boxes.filter((box) => box !== null)
  if (known.length === 0) return null
  return {
    x0: Math.min(...known.map(({ x0 }) => x0)),
    y0: Math.min(...known.map(({ y0 }) => y0)),
    x1: Math.max(...known.map(({ x1 }) => x1)),
    y1: Math.max(...known.map(({ y1 }) => y1)),
  }
}

/** What stands side by side is read side by side: the pieces of one line, the cells of one row. */
const rowsOf = (lines: readonly PageLine[]): PageLine[][] => {
  const rows: PageLine[][] = []
  let last: string | null = null
  for (const line of lines) {
    const key = line.cell
      ? line.cell.replace(/^[A-Z]+| col \d+$/g, '')
      : line.box && String(Math.round(line.box.y0 / 3))
    if (key !== null && key === last) rows.at(-1)?.push(line)
    else rows.push([line])
    last = key
  }
  return rows
}

/** How telling each word is here: one that stands on every page tells little, one that stands nowhere tells most. */
const weigh = async (
  db: Reader,
  reportId: string,
  terms: readonly string[],
): Promise<Map<string, number>> => {
  const counts = terms.map(
    (term) => sql`count(*) filter (where words @@ plainto_tsquery('english', ${term}))::int`,
  )
  const rows = await query(
    db,
    Counts,
    sql`
    select count(*)::int as pages, array[${sql.join(counts, sql`, `)}] as hits
    from report_pages where report_id = ${reportId} and not hidden`,
  )
  const { pages = 0, hits = [] } = rows[0] ?? {}
  return new Map(
    terms.map((term, i) => {
      const found = hits[i] ?? 0
      return [term, Math.log(1 + (pages - found + 0.5) / (found + 0.5))]
    }),
  )
}

const findBlocks = async (db: Reader, reportId: string, terms: readonly string[]): Promise<Block[]> => {
  const anyOf = sql.join(
    terms.map((term) => sql`plainto_tsquery('english', ${term})`),
    sql` || `,
  )
  return query(
    db,
    Block,
    sql`
    select page, sheet, lines from report_pages
    where report_id = ${reportId} and not hidden and words @@ (${anyOf})
    order by ts_rank_cd(words, (${anyOf}), 1) desc limit ${blocksMax}`,
  )
}

const passagesOf = ({ page, sheet, lines }: Block, weights: Map<string, number>): Passage[] => {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const stems = [...weights].map(([term, weight]) => ({ stem: stem(term), weight }))
  const passages: Passage[] = []
  const rows = rowsOf(lines)
  for (let from = 0; from < rows.length; from += 1) {
    const some = rows.slice(from, from + rowsPerPassage).flat()
    const text = some.map((line) => line.text).join(' ')
    const words = wordsOf(text)
    const present = new Set(words.map(stem))
    const matched = stems
      .filter((term) => present.has(term.stem))
      .reduce((sum, { weight }) => sum + weight, 0)
    if (matched === 0) continue
    const first = some.find((line) => line.cell)?.cell ?? null
    passages.push({
      text,
      // A short passage that holds the words says more about them than a long one that also does.
      score: matched / (0.75 + words.length / 120),
      coverage: total === 0 ? 0 : matched / total,
      evidence: {
        page: sheet === null ? page : null,
        box: around(some.map(({ box }) => box)),
        sheet,
        cell: first,
        quote: text.length > quoteLengthMax ? `${text.slice(0, quoteLengthMax)}…` : text,
      },
    })
  }
  return passages
}

const overlap = (a: Passage, b: Passage): boolean =>
  a.evidence.page === b.evidence.page &&
  a.evidence.sheet === b.evidence.sheet &&
  (a.text.includes(b.text.slice(0, 60)) || b.text.includes(a.text.slice(0, 60)))

/** The passages of the report that speak of these words, best first. Ranking whole pages is the database's work. */
export const findPassages = async (
  db: Reader,
  reportId: string,
  terms: readonly string[],
  count: number,
): Promise<Passage[]> => {
  const asked = terms.slice(0, termsMax)
  if (asked.length === 0) return []
  const weights = await weigh(db, reportId, asked)
  const blocks = await findBlocks(db, reportId, asked)
  const ranked = blocks.flatMap((block) => passagesOf(block, weights)).sort((a, b) => b.score - a.score)
  const chosen: Passage[] = []
  for (const passage of ranked) {
    if (chosen.length === count) break
    if (!chosen.some((other) => overlap(other, passage))) chosen.push(passage)
  }
  return chosen
}
