import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const rows = Array.from(
  page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|([^|]*)\|$/gm),
  ([, id, level, short, met, how, noticed]) => ({ id, level, short, met, how, noticed }),
)

test('each requirement of levels 1 and 2 has one row', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const ofLevel = (wanted) => rows.filter(({ level }) => level === wanted).length
  expect([ofLevel('1'), ofLevel('2'), rows.length]).toEqual([70, 183, 253])
})

test('each row has one of four answers, and says how, or why not', () => {
  for (const { id, met, how } of rows) {
    expect(['yes', 'part', 'no', 'n/a'], id).toContain(met)
    expect(how.length, id).toBeGreaterThan(2)
  }
})

test('the sum at the head is that of the rows', () => {
  const count = (wanted) => rows.filter(({ met }) => met === wanted).length
  expect(page).toContain(
    `Of ${rows.length} requirements ${count('yes')} are met, ${count('part')} in part, ${count('no')} not, and ${count('n/a')} do not apply.`,
  )
})

test('every file the page names is there, and what would notice is a test', () => {
  const named = Array.from(
    page.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+|[\w-]+\.(?:md|json))`/g),
    ([, file]) => file,
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  for (const { id, noticed } of rows)
    for (const [, file] of noticed.matchAll(/`([^`]+)`/g))
      expect(file, id).toMatch(/\.(test|spec)\.(ts|mjs)$/)
})
