import type { ReportCell } from '@ledgerleaf/contract/report-cells'
import type { SerialSpan } from '@ledgerleaf/contract/serials'
import { notStated } from './words.ts'

export const none: ReportCell = { is: 'none' }
export const text = (words: string | null): ReportCell => ({ is: 'text', text: words || notStated })
export const blank: ReportCell = { is: 'text', text: '' }
export const credits = (count: number): ReportCell => ({ is: 'credits', credits: count })
export const tonnes = (count: number): ReportCell => ({ is: 'tonnes', tonnes: count })
export const number = (value: number | null): ReportCell =>
  value === null ? none : { is: 'number', number: value }
export const date = (on: string): ReportCell => ({ is: 'date', on })
export const days = (startsOn: string | null, endsOn: string | null): ReportCell =>
  startsOn && endsOn ? { is: 'days', startsOn, endsOn } : none
export const serials = (spans: readonly SerialSpan[]): ReportCell => ({ is: 'serials', spans: [...spans] })
export const link = (words: string, href: string): ReportCell => ({ is: 'link', text: words, href })
export const code = (words: string): ReportCell => ({ is: 'code', code: words })

/** A share by volume, to one decimal; of nothing there is no share. */
export const share = (part: number, whole: number): ReportCell =>
  whole === 0 ? none : { is: 'percent', percent: Math.round((part / whole) * 1000) / 10 }
