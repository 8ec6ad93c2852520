import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { promisify } from 'node:util'

const fromProc = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

const fromPs = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) * 1024
}

/** How much memory a process holds right now; 0 once it has ended. */
export const residentBytes = async (pid: number | undefined): Promise<number> => {
  if (pid === undefined) return 0
  try {
    return await (process.platform === 'linux' ? fromProc(pid) : fromPs(pid))
  } catch {
    return 0
  }
}
