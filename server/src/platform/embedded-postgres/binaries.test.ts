import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { account } from './account.ts'
import { copyWithinReach, findBinaries, healLinks } from './binaries.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerleaf-binaries-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** The installed package as npm unpacks it: without the links its install script would have made. */
const packageWithoutLinks = (): string => {
  const installed = dirname(dirname(dirname(findBinaries().postgres)))
  const copy = join(folder, 'package')
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(join(copy, 'native', 'lib'))) {
    const file = join(copy, 'native', 'lib', name)
    if (lstatSync(file).isSymbolicLink()) rmSync(file)
  }
  return copy
}

const version = (bin: string) =>
  spawnSync(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' })

test('runs from a package that was installed without its install script', () => {
  chmodSync(folder, 0o755)
  const copy = packageWithoutLinks()
  healLinks(copy)
  expect(version(join(copy, 'native', 'bin')).stdout).toMatch(/^postgres \(PostgreSQL\) 18/)
})

test('a package nobody else may enter is copied to where the other account can run it, once', () => {
  const copy = packageWithoutLinks()
  healLinks(copy)
  const parent = mkdtempSync(join(tmpdir(), 'ledgerleaf-reach-'))
  chmodSync(parent, 0o755)
  try {
    const within = copyWithinReach(copy, parent)
    expect(version(join(within, 'bin')).stdout).toMatch(/^postgres \(PostgreSQL\) 18/)
    const { ino } = statSync(within)
    expect(statSync(copyWithinReach(copy, parent)).ino).toBe(ino)
    chmodSync(within, 0o777)
    expect(copyWithinReach(copy, parent)).not.toBe(within)
  } finally {
    rmSync(parent, { recursive: true })
  }
})

test('a platform without a package is told to bring its own database', () => {
  expect(() => findBinaries('plan9-mips')).toThrow(
    'No embedded PostgreSQL is installed for plan9-mips: set DATABASE_URL to a PostgreSQL 15 or later.',
  )
})
