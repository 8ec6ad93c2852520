import process from 'node:process'
import { ConfigError, readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { runAdmin } from './run-admin.ts'

try {
  const config = readConfig(process.env)
  console.log(await runAdmin(config, openLog(config.logLevel), process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
