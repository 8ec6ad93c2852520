import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { checkTables } from './check-tables.mjs'

const read = (...parts) => readFileSync(path.join(root, ...parts), 'utf8')

/** Tests name whatever table they look into. */
const runs = (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/')

const readFiles = () =>
  readdirSync(path.join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(runs)
    .map((file) => [`server/src/${file}`, read('server/src', file)])

const readMigrations = () =>
  readdirSync(path.join(root, 'server/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => read('server/migrations', file))
    .join('\n')

/** What `npm run check` asks of the server as it stands. */
export const checkServerTables = () =>
  checkTables({
    files: readFiles(),
    migrations: readMigrations(),
    owners: JSON.parse(read('server/table-owners.json')),
  })
