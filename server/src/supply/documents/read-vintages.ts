import type { FactDetails, FoundFact, WholePaper } from './facts.ts'
import { type FoundSerials, readAnySerial, serialsOf } from './find-serials.ts'
import { fold, foldLabel, isEstimated, labels, quantityRank } from './labels.ts'
import { findDays, settleDay } from './read-day.ts'
import { type DayPeriod, readPeriods } from './read-periods.ts'
import { quantityPattern, readQuantity } from './read-quantity.ts'
import { type Span, textOf, wholeOf } from './spans.ts'
import type { Grid, PaperStatement } from './statements.ts'

type Vintage = { year: number | null; startsOn: string | null; endsOn: string | null }

const yearOnly = /^(?:(?:vintage|year|año|cosecha|vigencia)\s+)?((?:19|20)\d\d)$/i

/** "2021", "Vintage 2021", or the days it begins and ends on. */
const readVintage = (text: string, { order }: WholePaper): Vintage | null => {
  const [, year] = yearOnly.exec(text.trim()) ?? []
  if (year) return { year: Number(year), startsOn: null, endsOn: null }
  const [period, ...more] = readPeriods(text, order)
  return period && more.length === 0 ? ofPeriod(period) : null
}
const ofPeriod = ({ startsOn, endsOn }: DayPeriod): Vintage => ({
  year: startsOn.slice(0, 4) === endsOn.slice(0, 4) ? Number(startsOn.slice(0, 4)) : null,
  startsOn,
  endsOn,
})

const writeVintage = ({ year, startsOn, endsOn }: Vintage, quantity: number) =>
  `${year ?? `${startsOn}/${endsOn}`}: ${quantity}`

const ofVintage = (statement: PaperStatement, vintage: Vintage, quantity: number, at = 0): FoundFact => ({
  kind: 'vintage',
  value: writeVintage(vintage, quantity),
  strength: 1,
  statement,
  at,
  details: { ...vintage, quantity },
})

export const writeRange = ({ prefix, first, last }: { prefix: string; first: number; last: number }) =>
  `${prefix} ${first}-${last}`

type Read = Omit<FoundSerials, 'at' | 'end'>

const ofSerials = (
  statement: PaperStatement,
  read: Read,
  beside: { said: number | null; vintage: Vintage | null },
  at = 0,
): FoundFact => {
  const { registry, prefix, first, last } = read
  const quantity = last - first + 1
  const own = { year: read.year, startsOn: read.startsOn, endsOn: read.endsOn }
  const vintage = own.year || own.startsOn ? own : (beside.vintage ?? own)
  const saidQuantity = beside.said !== null && beside.said !== quantity ? beside.said : null
  const details: FactDetails = { registry, prefix, first, last, ...vintage, quantity, saidQuantity }
  return { kind: 'serial_range', value: writeRange(read), strength: 1, statement, at, details }
}

/** Which column of a table says what. */
const rolesOf = ({ heads }: Grid) => {
  const at = (test: (head: string) => boolean) => heads.findIndex(test)
  const ranks = heads.map(quantityRank)
  const best = Math.max(...ranks)
  const isSerial = (head: string) => labels.serial.test(head)
  const first = at(
    (head) => labels.firstSerial.test(head) && !labels.vintageStart.test(head) && !labels.vintage.test(head),
  )
  const last = at(
    (head) => labels.lastSerial.test(head) && !labels.vintageEnd.test(head) && !labels.vintage.test(head),
  )
  return {
    vintage: at((head) => labels.vintage.test(head)),
    starts: at((head) => labels.vintageStart.test(head)),
    ends: at((head) => labels.vintageEnd.test(head)),
    quantity: best > 0 ? ranks.lastIndexOf(best) : -1,
    rank: best,
    serial: at((head) => isSerial(head) && !labels.firstSerial.test(head) && !labels.lastSerial.test(head)),
    first,
    last: last === first ? -1 : last,
    hasSerials: heads.some(isSerial),
  }
}

type Row = readonly (Span | null)[]
const cellText = (row: Row, at: number) => {
  const cell = at >= 0 ? row[at] : null
  return cell ? textOf(cell) : ''
}

const rowVintage = (row: Row, roles: ReturnType<typeof rolesOf>, paper: WholePaper): Vintage | null => {
  const [from] = findDays(cellText(row, roles.starts))
  const [to] = findDays(cellText(row, roles.ends))
  const startsOn = from && settleDay(from, paper)
  const endsOn = to && settleDay(to, { ...paper, isEnd: true })
  if (startsOn && endsOn) return ofPeriod({ startsOn, endsOn })
  return readVintage(cellText(row, roles.vintage), paper)
}

/** Serials in one cell; or their prefix, first and last in three, or the first and the last whole in two. */
const rowSerials = (
  row: Row,
  { serial, first, last }: ReturnType<typeof rolesOf>,
  registry: string | null,
): Read[] => {
  const [prefix, from, to] = [cellText(row, serial), cellText(row, first), cellText(row, last)]
  if (/\d/.test(from) && /\d+$/.test(to)) {
    const lastNumber = /(\d[\d,.]*)$/.exec(to)?.[1]?.replace(/[,.]/g, '')
    const firstText = /^[\d,.]+$/.test(from) ? from.replace(/[,.]/g, '') : from
    const whole = `${/^\d+$/.test(firstText) ? `${prefix} ` : ''}${firstText} to ${lastNumber}`
    const read = readAnySerial(whole, registry)
    if (read) return [read]
  }
  const cells = row.flatMap((cell) => (cell ? serialsOf(cell) : []))
  if (cells.length > 0 || !registry || prefix === '') return cells
  const read = readAnySerial(prefix, registry)
  return read ? [read] : []
}

const fromGrid = (grid: Grid, paper: WholePaper, registry: string | null): FoundFact[] => {
  const roles = rolesOf(grid)
  const hoped = isEstimated(grid.caption) || isEstimated(grid.heads.join(' '))
  // A year and a bare volume could be of anything.
  const isOfCredits =
    roles.rank >= 2 || roles.hasSerials || /co2/.test(grid.heads[roles.quantity] ?? '') || roles.starts >= 0
  return grid.rows.flatMap((row) => {
    const among = row.flatMap((cell) => cell ?? [])
    const [value] = among
    if (!value) return []
    const statement: PaperStatement = { page: grid.page, label: null, text: textOf(value), value, among }
    const vintage = rowVintage(row, roles, paper)
    const said = roles.quantity >= 0 ? readQuantity(cellText(row, roles.quantity)) : null
    const serials = rowSerials(row, roles, roles.hasSerials ? registry : null)
    return [
      ...serials.map((read) =>
        ofSerials(statement, read, { said: serials.length === 1 ? said : null, vintage }),
      ),
      ...(vintage && said && isOfCredits && !hoped ? [ofVintage(statement, vintage, said)] : []),
    ]
  })
}

/** Years above columns: of the rows below, the one that is nearest to credits. */
const fromYears = ({ page, caption, rows }: WholePaper['tables'][number]): FoundFact[] => {
  const headAt = rows.findIndex((row) => {
    const cells = row.slice(1).flatMap((cell) => cell ?? [])
    return (
      cells.length > 0 &&
      cells.some(({ text }) => yearOnly.test(text.trim())) &&
      cells.every(({ text }) => yearOnly.test(text.trim()) || /^total(?:es)?$/i.test(text.trim())) &&
      !/\d{4}/.test(row[0]?.text ?? '')
    )
  })
  const head = rows[headAt]
  if (!head || isEstimated(`${caption} ${head[0]?.text ?? ''}`)) return []
  const below = rows.slice(headAt + 1).filter((row) => row[0] && !isEstimated(row[0].text))
  const ranked = below.map((row) => ({ row, rank: quantityRank(foldLabel(row[0]?.text ?? '')) }))
  const best = Math.max(0, ...ranked.map(({ rank }) => rank))
  const row = best >= 2 ? ranked.findLast(({ rank }) => rank === best)?.row : undefined
  if (!row) return []
  return head.flatMap((year, at) => {
    const [label, figure] = [row[0], row[at]]
    // Years below years are no tonnes.
    const quantity = at > 0 && figure && !yearOnly.test(figure.text.trim()) ? readQuantity(figure.text) : null
    const [, written] = yearOnly.exec(year?.text.trim() ?? '') ?? []
    if (!quantity || !written || !label || !figure) return []
    const value = wholeOf(figure)
    const statement: PaperStatement = {
      page,
      label: null,
      text: figure.text,
      value,
      among: [wholeOf(label), value],
    }
    return [ofVintage(statement, { year: Number(written), startsOn: null, endsOn: null }, quantity)]
  })
}

const unit = String.raw`(?:metric\s+)?(?:t(?:onnes?|ons?)?\s*(?:of\s+|de\s+)?CO\s?2\s*-?\s?e?q?|tCO2e?q?|VCUs?|GSVERs?|CRTs?|ERTs?|carbonceros|(?:carbon\s+)?credits?|cr[eé]ditos(?:\s+de\s+carbono)?|toneladas(?:\s+(?:de\s+)?CO2e?)?|units)`
const ofYear = new RegExp(
  String.raw`${quantityPattern}\s*${unit}\s*(?:(?:verified|issued|emitid[oa]s|verificad[oa]s)\s+)?(?:for|in|of|en|del?|para|,|\()\s*(?:the\s+|el\s+|la\s+)?(?:vintage|year|año|cosecha|vintage year|vigencia)?\s*((?:19|20)\d\d)\b(?![-/]\d)`,
  'gi',
)
const yearThen = new RegExp(
  String.raw`\b(?:vintage|cosecha|vigencia)\s+((?:19|20)\d\d)\s*(?::|,|=|–|-|—|\(|of|is|was|with|con|de)?\s*${quantityPattern}\s*${unit}`,
  'gi',
)
const wordsOfCredits = /verif|remov|reduc|credit|credito|issu|emiti|vintage|remocion/

const saidQuantity = new RegExp(String.raw`${quantityPattern}\s*${unit}`, 'i')

const fromSentence = (statement: PaperStatement): FoundFact[] => {
  const { text } = statement
  const serials = serialsOf(statement.value)
  // What stands directly behind serials counts them.
  const ranges = serials.map((read, at) => {
    const behind = text.slice(read.end, serials[at + 1]?.at ?? read.end + 60)
    const said = readQuantity(saidQuantity.exec(behind)?.[1] ?? '')
    return ofSerials(statement, read, { said, vintage: null }, read.at)
  })
  if (!wordsOfCredits.test(fold(text)) || isEstimated(text)) return ranges
  const years = [...text.matchAll(ofYear)].map((match) => [match[1], match[2], match.index] as const)
  const turned = [...text.matchAll(yearThen)].map((match) => [match[2], match[1], match.index] as const)
  return [
    ...ranges,
    ...[...years, ...turned].flatMap(([digits, year, at]) => {
      const quantity = readQuantity(digits ?? '')
      return quantity
        ? [ofVintage(statement, { year: Number(year), startsOn: null, endsOn: null }, quantity, at)]
        : []
    }),
  ]
}

/** Serial ranges and the credits of each vintage: from tables by row and by column, and from sentences. */
export const readVintages = (paper: WholePaper, registry: string | null): FoundFact[] => [
  ...paper.grids.flatMap((grid) => fromGrid(grid, paper, registry)),
  ...paper.tables.flatMap(fromYears),
  ...paper.statements.flatMap((statement) =>
    statement.label === null
      ? fromSentence(statement)
      : serialsOf(statement.value).map((read) =>
          ofSerials(statement, read, { said: null, vintage: null }, read.at),
        ),
  ),
]
