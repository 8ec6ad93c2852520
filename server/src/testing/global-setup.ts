import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/db.ts'
import { launchPostgres } from '../platform/embedded-postgres/launch-postgres.ts'
import { migrate } from '../platform/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string
  }
}

/** A program of ours, built once: started from its sources it would take seconds each time. */
const buildProgram = async (name: string): Promise<string> => {
  const { build } = await import('esbuild')
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/ledgerleaf')
  const outfile = join(folder, `${name}-${process.pid}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `../cli/${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@ledgerleaf/') ? undefined : { path, external: true },
          ),
      },
    ],
  })
  return outfile
}

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
  process.env.READER_PROGRAM = await buildProgram('read-report')
  process.env.PAPER_PROGRAM = await buildProgram('draw-papers')
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
