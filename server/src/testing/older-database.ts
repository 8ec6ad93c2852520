import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { inject } from 'vitest'
import { openDatabase } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'

const migrations = path.resolve(import.meta.dirname, '../../migrations')

/** A database as the version before a migration left it: fill it, then `migrate` its pool to today. */
export const olderDatabase = async (before: string) => {
  const older = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-older-'))
  for (const file of readdirSync(migrations).filter((name) => name < before))
    cpSync(path.join(migrations, file), path.join(older, file))
  const name = `older_${randomUUID().slice(0, 8)}`
  const server = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await server.connect()
  await server.query(`create database ${name}`)
  const url = inject('databaseServerUrl').replace(/postgres$/, name)
  const { pool, db, close } = openDatabase(url, pino({ level: 'silent' }))
  await migrate(pool, older)
  const drop = async (): Promise<void> => {
    await close()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
    rmSync(older, { recursive: true })
  }
  return { pool, db, drop }
}
