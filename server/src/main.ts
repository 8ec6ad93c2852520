import process from 'node:process'
import { startApp } from './app.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { StartError } from './platform/start-error.ts'

const endWith = (sentence: string): never => {
  process.stderr.write(`Ledgerleaf did not start. ${sentence}\n`)
  process.exit(1)
}

try {
  const app = await startApp(readConfig(process.env))
  process.stdout.write(`${app.greeting}\n`)
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means the person will not wait.
      if (closing) process.exit(1)
      closing = true
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Ledgerleaf did not stop cleanly: ${String(error)}\n`)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  if (error instanceof StartError || error instanceof ConfigError) endWith(error.message)
  throw error
}
