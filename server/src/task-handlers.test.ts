import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Task } from './platform/tasks.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const isTask = (given: unknown): given is Task<unknown> =>
  typeof given === 'object' && given !== null && 'lane' in given && 'schedule' in given

const declaredTasks = async (): Promise<string[]> => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.tasks.ts'))
      .map((file) => import(`${import.meta.dirname}/${file}`)),
  )
  return modules.flatMap((module) => Object.values(module).filter(isTask)).map(({ name }) => name)
}

test('every task that a domain declares has a name of its own, and somebody does it', async () => {
  const declared = await declaredTasks()
  expect(declared.length).toBeGreaterThan(20)
  expect(new Set(declared).size).toBe(declared.length)
  const done = new Set(site.handlers.map(({ task }) => task.name))
  expect(declared.filter((name) => !done.has(name))).toEqual([])
})
