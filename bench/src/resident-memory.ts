import { readFileSync } from 'node:fs'

const read = (pid: number, field: string): number => {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(found?.[1] ?? Number.NaN) / 1024
  } catch {
    // It has ended, or this system keeps no such file.
    return Number.NaN
  }
}

/** What a process holds in memory now, in MiB; not a number where the system does not say. */
export const residentMiB = (pid: number): number => read(pid, 'VmRSS')

/** The most it ever held. */
export const peakMiB = (pid: number): number => read(pid, 'VmHWM')
