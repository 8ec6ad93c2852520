import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/db.ts'
import { launchPostgres } from '../platform/embedded-postgres/launch-postgres.ts'
import { migrate } from '../platform/migrate.ts'
import { buildProgram } from './build-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string
  }
}

const buildCommand = (name: string) => buildProgram(join(import.meta.dirname, `../cli/${name}.ts`), name)

export const templateName = 'ledgerleaf_template'

/** One PostgreSQL for the whole run and one migrated database on it, which every test file clones. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dir = mkdtempSync(join(tmpdir(), 'ledgerleaf-test-'))
  chmodSync(dir, 0o755)
  // Nothing here outlives the run, so nothing need reach the disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '400',
  }
  const server = await launchPostgres(dir, { settings })
  // With more workers than cores a reader that lets everyone else go first would hardly have a turn.
  process.env.READER_NICENESS = '0'
  process.env.READER_PROGRAM = await buildCommand('read-report')
  process.env.PAPER_PROGRAM = await buildCommand('draw-papers')
  const stop = async () => {
    await server.stop()
    rmSync(process.env.READER_PROGRAM ?? '', { force: true })
    rmSync(process.env.PAPER_PROGRAM ?? '', { force: true })
    rmSync(dir, { recursive: true, force: true })
  }
  const log = pino({ level: 'silent' })
  try {
    const postgres = openDatabase(server.url, log, 1)
    await postgres.pool.query(`create database ${templateName}`)
    await postgres.close()
    const template = openDatabase(server.url.replace(/postgres$/, templateName), log, 2)
    await migrate(template.pool)
    await template.close()
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('databaseServerUrl', server.url)
  return stop
}
