import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../platform/config.ts'
import { importRetirements } from '../testing/registry-file.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { registryCommands } from './registry-commands.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const run = async (...words: string[]) => registryCommands.registry?.run(database.db, words, {} as Config)

test('files are listed with their ids, and one is withdrawn by its id and a reason in words', async () => {
  const block = { prefix: 'P', first: 1, last: 10, on: '2026-03-01' }
  const id = await importRetirements(database.db, 'Test Registry', [block], '2026-03-02')
  expect(await run('files')).toBe(`${id}  Test Registry, retirements of 2026-03-02, retirements.csv`)
  await expect(run('withdraw', id ?? '')).rejects.toThrow('Say which file and why')
  await expect(run('withdraw', id ?? '', '.')).rejects.toThrow('at least 10 letters')
  await expect(run('withdraw', 'nonsense', 'It is the wrong file')).rejects.toThrow(
    'There is no file nonsense',
  )
  expect(await run('withdraw', id ?? '', 'It', 'is', 'the', 'wrong', 'file')).toContain('Withdrawn.')
  expect(await run('withdraw', id ?? '', 'It is the wrong file')).toEqual({
    unchanged: 'It was withdrawn before; nothing was changed.',
  })
  expect((await database.pool.query('select from registry_units')).rowCount).toBe(0)
  expect(await run('files')).toContain(', withdrawn')
})
