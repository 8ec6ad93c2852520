import process from 'node:process'
import { launchPostgres } from './launch-postgres.ts'

// A process of its own for the tests of the launcher: it holds the server of one folder until it is told to go.
const server = await launchPostgres(process.argv[2] ?? '')
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
process.stdout.write(`${JSON.stringify({ url: server.url, adopted: server.adopted })}\n`)
setInterval(() => {}, 60_000)
