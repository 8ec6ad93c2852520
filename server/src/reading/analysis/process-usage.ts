import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { promisify } from 'node:util'

export type Usage = {
  bytes: number
  /** How long it has computed; null where the system does not say. */
  computedMs: number | null
}

const nothing: Usage = { bytes: 0, computedMs: 0 }
// Linux counts in hundredths of a second, whatever the machine.
const tickMs = 10

const fromProc = async (pid: number): Promise<Usage> => {
  const [status, stat] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ])
  // The name, in brackets, may hold anything; what is counted comes after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [inProgram, inSystem] = [Number(fields[11]), Number(fields[12])]
  return {
    bytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024,
    computedMs: (inProgram + inSystem) * tickMs,
  }
}

const fromPs = async (pid: number): Promise<Usage> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return { bytes: Number(stdout.trim()) * 1024, computedMs: null }
}

/** What a process takes right now; nothing once it has ended. */
export const processUsage = async (pid: number | undefined): Promise<Usage> => {
  if (pid === undefined) return nothing
  try {
    return await (process.platform === 'linux' ? fromProc(pid) : fromPs(pid))
  } catch {
    return nothing
  }
}
