import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Start = {
  name: string
  folder: string
  program: string
  words: readonly string[]
  env: Record<string, string | undefined>
  user: { uid: number; gid: number } | null
}

/** A program that can be ended in any way and started again; what it says is kept in a file beside the others'. */
export const startService = ({ name, folder, program, words, env, user }: Start) => {
  const file = path.join(folder, `${name}.log`)
  const launch = (said: readonly string[]) => {
    const output = openSync(file, 'a')
    // In a group of its own: Ctrl-C reaches us alone, and we end each in its turn.
    const child = spawn(program, said, {
      env,
      stdio: ['ignore', output, output],
      detached: true,
      ...(user ?? {}),
    })
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    return { child, ended }
  }
  let current = launch(words)
  const isOver = () => current.child.exitCode !== null || current.child.signalCode !== null
  return {
    name,
    pid: () => current.child.pid ?? 0,
    isOver,
    said: () => readFile(file, 'utf8'),
    signal: (signal: NodeJS.Signals) => void current.child.kill(signal),
    /** Resolves with its exit code. */
    end: async (signal: NodeJS.Signals): Promise<number | null> => {
      if (!isOver()) current.child.kill(signal)
      return current.ended
    },
    /** With other words where it is to be another release of itself. */
    again: (others = words) => {
      current = launch(others)
    },
  }
}
export type Service = ReturnType<typeof startService>

/** The last first: what others stand on goes after them. */
export const endServices = async (services: readonly Service[]): Promise<void> => {
  for (const service of [...services].reverse()) {
    service.signal('SIGCONT')
    await service.end('SIGINT')
  }
}
