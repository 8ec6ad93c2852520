import path from 'node:path'
import process from 'node:process'
import { beginStart } from './open-ground.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { keepCompiled, writeCompiled } from './platform/keep-compiled.ts'

// Whoever supervises us takes sharper means soon after. Every part gives up before this by itself, once others are asked.
const endMsMax = 10_000

const endWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const refuse = ({ message }: Error): never => endWith(`Ledgerleaf did not start. ${message}`)

const readSettings = () => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return refuse(error)
    throw error
  }
}

// A setting that is wrong is told before the rest is loaded, which takes a second or two.
const config = readSettings()
const begun = beginStart(config)
keepCompiled(path.join(config.dataDir, 'compiled'))
const { StartError, startApp } = await import('./app.ts')

try {
  const starting = startApp(config, begun)
  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means the person will not wait. The first may come while we start: what is open is closed then.
      if (ending) process.exit(1)
      ending = true
      setTimeout(
        () => endWith('Ledgerleaf did not stop in time and was cut off.'),
        config.drainMs + endMsMax,
      ).unref()
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
  writeCompiled()
} catch (error) {
  if (error instanceof StartError) refuse(error)
  throw error
}
