import process from 'node:process'
import { startApp } from './app.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { StartError } from './platform/start-error.ts'

// Whoever supervises us takes sharper means soon after. Every part gives up before this by itself.
const endMsMax = 10_000

const endWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

try {
  const starting = startApp(readConfig(process.env))
  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means the person will not wait. The first may come while we start: what is open is closed then.
      if (ending) process.exit(1)
      ending = true
      setTimeout(() => endWith('Ledgerleaf did not stop in time and was cut off.'), endMsMax).unref()
      starting
        .then((app) => app.close())
        .then(
          () => process.exit(0),
          (error: unknown) => endWith(`Ledgerleaf did not stop cleanly: ${String(error)}`),
        )
    })
  }
  const app = await starting
  if (!ending) process.stdout.write(`${app.greeting}\n`)
} catch (error) {
  if (error instanceof StartError || error instanceof ConfigError) {
    endWith(`Ledgerleaf did not start. ${error.message}`)
  }
  throw error
}
