import type { Coverable, CoverChoice } from './coverage.ts'
import { firstChoice } from './coverage.ts'
import { type Metric, metrics } from './metrics.ts'

const isMetric = (text: string): text is Metric => (metrics as readonly string[]).includes(text)

const writeChoice = (choice: CoverChoice): string =>
  metrics
    .flatMap((metric) => {
      const percent = choice[metric] ?? 0
      if (percent <= 0) return []
      return [percent === 100 ? metric : `${metric}:${percent}`]
    })
    .join(',')

const readChoice = (text: string): CoverChoice =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      const [metric = '', percent = '100'] = part.split(':')
      const share = Number(percent)
      return isMetric(metric) && Number.isInteger(share) && share > 0 && share <= 100 ? [[metric, share]] : []
    }),
  )

export type CoverAddress = {
  report: string | null
  year: number | null
  /** Null where the buyer has not chosen: Scope 1 and 2. */
  choice: CoverChoice | null
  /** Nothing is taken off for what the buyer has for the year already. */
  isWhole?: boolean
}

export const readCover = (params: URLSearchParams): CoverAddress => {
  const year = Number(params.get('year') ?? Number.NaN)
  const cover = params.get('cover')
  return {
    report: params.get('report'),
    year: Number.isInteger(year) ? year : null,
    choice: cover === null ? null : readChoice(cover),
    ...(params.get('less') === 'no' ? { isWhole: true } : {}),
  }
}

export const writeCover = (
  params: URLSearchParams,
  { report, year, choice, isWhole = false }: CoverAddress,
): void => {
  if (report === null) return
  params.set('report', report)
  if (year !== null) params.set('year', String(year))
  if (choice !== null) params.set('cover', writeChoice(choice))
  if (isWhole) params.set('less', 'no')
}

/** The page that finds the credits for a choice; the whole of it where nothing is to be taken off for what the buyer has. */
export const wayToCover = (
  { analysisId: report, year, ...rest }: Coverable,
  choice: CoverChoice,
  isWhole = false,
): string => {
  const params = new URLSearchParams()
  const isFirst = writeChoice(choice) === writeChoice(firstChoice({ analysisId: report, year, ...rest }))
  writeCover(params, { report, year, choice: isFirst ? null : choice, isWhole })
  return `/recommendations?${params}`
}

/** The recommendations for a report's year: its Scope 1 and 2, less what the buyer has. */
export const wayToReportYear = (report: string, year: number): string => {
  const params = new URLSearchParams()
  writeCover(params, { report, year, choice: null })
  return `/recommendations?${params}`
}

/** Where a figure of an analysis is shown with the place it was read from. */
export const wayToFigure = (analysisId: string, metric: Metric, year: number): string =>
  `/analysis/${analysisId}?figure=${metric}.${year}`

/** The figure an address of `wayToFigure` asks to see. */
export const readFigure = (params: URLSearchParams): { metric: Metric; year: number } | null => {
  const [metric = '', year = ''] = (params.get('figure') ?? '').split('.')
  return isMetric(metric) && Number.isInteger(Number(year)) && year !== ''
    ? { metric, year: Number(year) }
    : null
}
