import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecret } from './secret.ts'
import { StartError } from './start-error.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ledgerleaf-secret-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

test('makes a secret once, for its owner alone, and keeps it', () => {
  const secret = readSecret(dir, { appSecret: null })
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(readSecret(dir, { appSecret: null })).toBe(secret)
  expect(statSync(join(dir, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dir)).toEqual(['secret'])
})

test('the configured secret wins and nothing is written', () => {
  expect(readSecret(dir, { appSecret: 'configured' })).toBe('configured')
  expect(readdirSync(dir)).toEqual([])
})

test('first starts at the same time agree on one secret', async () => {
  const program = `
    import { readSecret } from ${JSON.stringify(join(import.meta.dirname, 'secret.ts'))}
    process.stdout.write(readSecret(${JSON.stringify(dir)}, { appSecret: null }))`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const runs = await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, options)))
  expect(new Set(runs.map(({ stdout }) => stdout))).toEqual(new Set([readSecret(dir, { appSecret: null })]))
})

test('a damaged secret is refused rather than used', () => {
  writeFileSync(join(dir, 'secret'), 'short')
  expect(() => readSecret(dir, { appSecret: null })).toThrow(StartError)
})
