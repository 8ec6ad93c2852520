import { readFileSync } from 'node:fs'

const readProcess = (pid: number, file: 'cmdline' | 'stat'): string | null => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}

const answersSignals = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another person's process refuses the signal, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A zombie still answers signals, and containers without an init keep zombies; its command line is empty. */
export const isAlive = (pid: number): boolean =>
  pid > 0 && answersSignals(pid) && readProcess(pid, 'cmdline') !== ''

/** Whether that process was started with this word on its command line; where nobody can tell, it is believed. */
export const wasStartedWith = (pid: number, word: string): boolean =>
  isAlive(pid) && (readProcess(pid, 'cmdline')?.includes(word) ?? true)

/** Names one process for good: its number alone is handed to another one day, its number and start time are not. */
export const processName = (pid: number): string => {
  const fieldsAfterCommand = readProcess(pid, 'stat')?.split(')').at(-1)?.trim().split(' ')
  return `${pid} ${fieldsAfterCommand?.[19] ?? '-'}`
}

export const isRunning = (name: string): boolean => {
  const pid = Number.parseInt(name, 10)
  return isAlive(pid) && processName(pid) === name
}
