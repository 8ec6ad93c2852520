import type { RecordKind } from '@ledgerleaf/contract/registry-records'

export const kindWords: Record<RecordKind, string> = {
  projects: 'Projects',
  issuances: 'Issuances',
  retirements: 'Retirements',
  cancellations: 'Cancellations',
  units: 'Issued and retired units',
}

const oldDays = 45

/** Registries publish every day; what is older than a month and a half may no longer be so. */
export const isOld = (day: string): boolean => Date.now() - Date.parse(day) > oldDays * 24 * 60 * 60 * 1000

export const writeBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
