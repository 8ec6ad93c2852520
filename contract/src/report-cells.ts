import * as z from 'zod/mini'
import { writeDay, writeDays } from './days.ts'
import { writeExact } from './quantities.ts'
import { SerialSpan, writeSerials } from './serials.ts'

/**
 * What stands in one cell of a report. Page, paper, sheet and JSON are all made from it: a figure is a figure in each of
 * them, and in words it reads the same everywhere.
 */
export const ReportCell = z.discriminatedUnion('is', [
  z.object({ is: z.literal('text'), text: z.string() }),
  /** Whole tonnes, each a credit with its serial. */
  z.object({ is: z.literal('credits'), credits: z.int() }),
  /** Emissions, with every decimal they have. */
  z.object({ is: z.literal('tonnes'), tonnes: z.number() }),
  z.object({ is: z.literal('percent'), percent: z.number() }),
  z.object({ is: z.literal('number'), number: z.number() }),
  z.object({ is: z.literal('money'), cents: z.int() }),
  z.object({ is: z.literal('date'), on: z.string() }),
  z.object({ is: z.literal('days'), startsOn: z.string(), endsOn: z.string() }),
  z.object({ is: z.literal('serials'), spans: z.array(SerialSpan) }),
  z.object({ is: z.literal('link'), text: z.string(), href: z.string() }),
  /** A machine's words: a root, an id, the name of a concept. */
  z.object({ is: z.literal('code'), code: z.string() }),
  z.object({ is: z.literal('none') }),
])
export type ReportCell = z.infer<typeof ReportCell>

const figures = new Set<ReportCell['is']>(['credits', 'tonnes', 'percent', 'number', 'money'])

/** Set to the right, under the ones above it. */
export const isFigure = ({ is }: ReportCell): boolean => figures.has(is)

const writeMoney = (cents: number): string => {
  const rest = Math.abs(cents) % 100
  const whole = writeExact((Math.abs(cents) - rest) / 100)
  return `${cents < 0 ? '-' : ''}$${whole}.${String(rest).padStart(2, '0')}`
}

/** The words of a cell, the same on the page, on the paper and for whoever compares them. */
export const writeCell = (cell: ReportCell): string => {
  switch (cell.is) {
    case 'text':
    case 'link':
      return cell.text
    case 'code':
      return cell.code
    case 'credits':
      return writeExact(cell.credits)
    case 'tonnes':
      return writeExact(cell.tonnes)
    case 'percent':
      return `${writeExact(cell.percent)} %`
    case 'number':
      return writeExact(cell.number)
    case 'money':
      return writeMoney(cell.cents)
    case 'date':
      return writeDay(cell.on)
    case 'days':
      return writeDays(cell.startsOn, cell.endsOn)
    case 'serials':
      return cell.spans.map(writeSerials).join('; ')
    case 'none':
      return '–'
  }
}
