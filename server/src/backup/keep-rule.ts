import type { KeptBackup } from './backup-folder.ts'

const daysKept = 7
const weeksKept = 4
// Whoever was erased is gone from every backup after this.
const daysMax = 35
const dayMs = 24 * 60 * 60 * 1000

const dayOf = ({ madeAt }: KeptBackup): number => Math.floor(madeAt.getTime() / dayMs)
// The first of January 1970 was a Thursday; weeks begin on Monday.
const weekOf = (backup: KeptBackup): number => Math.floor((dayOf(backup) + 3) / 7)

/** The newest of each of the last so many days or weeks that have one. */
const newestOfEach = (
  backups: readonly KeptBackup[],
  periodOf: (backup: KeptBackup) => number,
  most: number,
) => {
  const newest = new Map<number, KeptBackup>()
  for (const backup of backups) if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup)
  return [...newest.values()].slice(0, most)
}

/** Which backups have served their time: one a day is kept for a week and one a week for a month, the newest in any case. */
export const findOutlived = (newestFirst: readonly KeptBackup[], now: Date): KeptBackup[] => {
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf, daysKept),
    ...newestOfEach(newestFirst, weekOf, weeksKept),
  ])
  const oldest = now.getTime() - daysMax * dayMs
  return newestFirst.slice(1).filter((backup) => !kept.has(backup) || backup.madeAt.getTime() < oldest)
}
