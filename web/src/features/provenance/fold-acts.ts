import type { LogEntry } from '@ledgerleaf/contract/log'

/** An entry as it stands, and those after it that an operator made alike: they are told with it. */
export type LogRun = { entry: LogEntry; alike: LogEntry[] }

const isAlike = (one: LogEntry, other: LogEntry): boolean => one.act !== null && one.act === other.act

/** Where an operator did the same several times in a row, one line stands for it: the credits are what is read for. */
export const foldActs = (entries: readonly LogEntry[]): LogRun[] => {
  const runs: LogRun[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && isAlike(last.entry, entry)) last.alike.push(entry)
    else runs.push({ entry, alike: [] })
  }
  return runs
}
