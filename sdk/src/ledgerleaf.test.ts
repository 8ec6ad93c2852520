import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { calls } from './generated/calls.ts'

/** What OAuth asks for as a form: a library for OAuth does that. */
const leftToOthers = ['postOauthToken']

test('every call of version 1 has its place', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'ledgerleaf.ts'), 'utf8')
  const placed = [...source.matchAll(/(?:send|pagesOf)\(\s*(?:send,\s*)?'(\w+)'/g)].map(([, name]) => name)
  expect([...new Set(placed)].sort()).toEqual(
    Object.keys(calls)
      .filter((name) => !leftToOthers.includes(name))
      .sort(),
  )
})
