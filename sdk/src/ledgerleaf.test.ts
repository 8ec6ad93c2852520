import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { calls } from './generated/calls.ts'

/** What OAuth asks for as a form: a library for OAuth does that. */
const leftToOthers = ['postOauthToken']

test('every call of version 1 has its place', () => {
  const source = ['ledgerleaf.ts', 'selling.ts']
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
    .join('\n')
  const placed = [...source.matchAll(/(?:send|pagesOf)\(\s*(?:send,\s*)?'(\w+)'/g)].map(([, name]) => name)
  expect([...new Set(placed)].sort()).toEqual(
    Object.keys(calls)
      .filter((name) => !leftToOthers.includes(name))
      .sort(),
  )
})
