import { ScoreGrade } from '@ledgerleaf/contract/scores'
import {
  type ComparedPrices,
  comparedMin,
  comparedYears,
  type ListingFigures,
} from '@ledgerleaf/contract/seller-desk'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { categoryWords } from '../project/words.ts'
import { saleTypeWords } from './words.ts'

export type SoundComparison = ComparedPrices & { medianCents: number }

/** Whether there are enough others to say anything by. */
export const isCompared = (compared: ComparedPrices | null): compared is SoundComparison =>
  compared !== null && compared.medianCents !== null && compared.count >= comparedMin

/** 12 % above the median. */
export const tellMedian = (ownCents: number, medianCents: number): string => {
  const percent = Math.round((Math.abs(ownCents - medianCents) / medianCents) * 100)
  if (percent === 0) return 'At the median'
  // What costs anything is not a hundred percent below.
  return ownCents > medianCents
    ? `${writeWhole(percent)} % above the median`
    : `${Math.min(99, percent)} % below the median`
}

/** How many are compared, and how many of them are cheaper; or why nothing is said. */
export const tellCompared = (compared: ComparedPrices | null): string => {
  if (!compared) return 'Not compared: its kind or vintage is not known yet'
  if (compared.count === 0) return 'No comparable offer'
  if (compared.count < comparedMin) return `Too few to compare: ${writeCount(compared.count, 'other')}`
  const cheaper = compared.cheaper === 0 ? 'none' : writeWhole(compared.cheaper)
  return `${writeCount(compared.count, 'other')}, ${cheaper} cheaper`
}

/** The grade itself, the one above and the one below. */
const tellGrades = (grade: ScoreGrade): string => {
  const grades = ScoreGrade.options
  const place = grades.indexOf(grade)
  return `grades ${grades[Math.max(0, place - 1)]} to ${grades[Math.min(grades.length - 1, place + 1)]}`
}

/** That it has no grade of its own to be compared by, though another vintage of its project may have one; else null. */
export const tellUnscored = ({ grade, vintage }: Pick<ListingFigures, 'grade' | 'vintage'>): string | null =>
  grade
    ? null
    : `${vintage === null ? 'It' : `Vintage ${vintage}`} is not scored yet: only offers without a score compare.`

/** What is held against it: Biochar, grades A to C, vintages 2022 to 2026, spot. */
export const tellLike = ({
  category,
  grade,
  vintage,
  saleType,
}: Pick<ListingFigures, 'category' | 'grade' | 'vintage' | 'saleType'>): string =>
  [
    category ? categoryWords[category] : 'any kind',
    ...(grade ? [tellGrades(grade)] : []),
    ...(vintage === null ? [] : [`vintages ${vintage - comparedYears} to ${vintage + comparedYears}`]),
    saleTypeWords[saleType].toLowerCase(),
  ].join(', ')

/** Where they stand for sale. The marketplace knows no filter by grade, so it may show more. */
export const marketAddress = ({ category, vintage, saleType }: ListingFigures): string => {
  const filters = new URLSearchParams({ saleType, ...(category ? { category } : {}) })
  if (vintage !== null) {
    filters.set('vintageFrom', String(vintage - comparedYears))
    filters.set('vintageTo', String(vintage + comparedYears))
  }
  return `/marketplace?${filters}`
}

/** Everything of its kind that is for sale, whatever its vintage and way of sale. */
export const kindAddress = ({ category }: Pick<ListingFigures, 'category'>): string =>
  `/marketplace${category ? `?category=${category}` : ''}`
