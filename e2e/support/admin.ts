import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

const program = path.resolve(import.meta.dirname, '../../server/bin/ledgerleaf.mjs')

/** What an operator types, on the database of the running server. Answers what the screen says. */
export const admin = async (...words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'error' }
  return (await promisify(execFile)(process.execPath, [program, 'admin', ...words], { env })).stdout
}
