import { RecordKind } from '@ledgerleaf/contract/registry-records'
import { writeCount, writeWhole } from '../../ui/format.ts'

export const kindWords: Record<RecordKind, string> = {
  projects: 'Projects',
  issuances: 'Issuances',
  retirements: 'Retirements',
  cancellations: 'Cancellations',
  units: 'Issued and retired units',
}

/** What one record of a kind is. */
const recordNouns: Record<RecordKind, readonly [one: string, many: string]> = {
  projects: ['project', 'projects'],
  issuances: ['issuance', 'issuances'],
  retirements: ['retirement', 'retirements'],
  cancellations: ['cancellation', 'cancellations'],
  units: ['serial block', 'serial blocks'],
}

/** So many records of a kind: 2 new projects. */
export const countRecords = (kind: RecordKind, count: number, how = ''): string =>
  `${writeWhole(count)} ${how && `${how} `}${recordNouns[kind][count === 1 ? 0 : 1]}`

/** Each kind once, in one order whatever came first. */
export const kindsOf = (files: readonly { kind: RecordKind }[]): RecordKind[] =>
  RecordKind.options.filter((kind) => files.some((file) => file.kind === kind))

const dayMs = 24 * 60 * 60 * 1000
const oldDays = 45

/** How long ago a day was: today, 1 day old, 5 days old. */
export const tellAge = (day: string, now = Date.now()): string => {
  const days = Math.max(0, Math.floor((now - Date.parse(day)) / dayMs))
  return days === 0 ? 'of today' : `${writeCount(days, 'day')} old`
}

/** Registries publish every day; what is older than a month and a half may no longer be so. */
export const isOld = (day: string): boolean => Date.now() - Date.parse(day) > oldDays * dayMs

export const writeBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
