import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const lock = path.resolve(import.meta.dirname, '../../../../scripts/lib/lock.mjs')

test('commands that take the lock in turns never trip over one that was just given back', async () => {
  // Each looks at the lock without a pause, so that it also looks in the moment the other lets go.
  const program = `
    import { syncBuiltinESMExports } from 'node:module'
    import timers from 'node:timers/promises'
    timers.setTimeout = () => new Promise(setImmediate)
    syncBuiltinESMExports()
    const { alone } = await import(${JSON.stringify(lock)})
    for (let turn = 0; turn < 3000; turn++) await alone(async () => {})`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const ended = await Promise.allSettled([run(), run()])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})
