import { choose } from '../src/scoring/choose.ts'
import { collect } from '../src/values/collect.ts'
import { drawPage } from './draw-page.ts'

/** The findings of a drawn page, as `metric:year=value`, in alphabetical order. */
export const readDrawing = (drawing: string, reportYear = 2021): string[] =>
  choose(collect([drawPage(drawing)], reportYear, 2026))
    .map(({ metric, year, value }) => `${metric}:${year}=${value}`)
    .sort()
