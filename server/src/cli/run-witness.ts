import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { WatchedLog } from '@ledgerleaf/provenance/judge-checkpoint'
import { noteSigner, parseVerifierKey, writeWitnessKey } from '@ledgerleaf/provenance/note-key'
import { Refusal } from '@ledgerleaf/provenance/refusal'
import { withLock } from '../platform/embedded-postgres/lock.ts'
import { StartError } from '../platform/start-error.ts'
import { serveWitness } from '../witness/serve-witness.ts'
import { openWitnessFolder } from '../witness/witness-folder.ts'

const usage =
  'Usage: npx ledgerleaf witness --name witness.example/w1 --log VERIFIER-KEY [--log …] [--folder FOLDER] [--host HOST] [--port PORT]'

const readArguments = (words: readonly string[]) => {
  try {
    const options = {
      name: { type: 'string' },
      log: { type: 'string', multiple: true },
      folder: { type: 'string', default: 'witness' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '3090' },
    } as const
    const { values } = parseArgs({ args: [...words], options })
    const { name, log } = values
    const port = Number(values.port)
    if (!name || !log || !Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(usage)
    return { ...values, name, log, port }
  } catch {
    throw new StartError(usage)
  }
}

/** The keys by the log they sign for: a log changes its key without changing its name. */
const readLogs = (texts: readonly string[]): WatchedLog[] => {
  const keys = texts.map(parseVerifierKey)
  return [...new Set(keys.map(({ name }) => name))].map((origin) => ({
    origin,
    keys: keys.filter(({ name }) => name === origin),
  }))
}

/** Runs a witness for logs of others until it is told to stop. Answers when it has stopped. */
export const runWitness = async (
  words: readonly string[],
  { tell, until }: { tell: (line: string) => void; until: Promise<unknown> },
): Promise<void> => {
  const { name, log, folder: path, host, port } = readArguments(words)
  try {
    const logs = readLogs(log)
    const folder = openWitnessFolder(resolve(path))
    const signer = await noteSigner(name, folder.seed, 'witness')
    await withLock(join(resolve(path), 'lock'), async () => {
      const server = serveWitness({ signer, logs, folder, tell })
      server.listen(port, host)
      await once(server, 'listening').catch((error: unknown) => {
        throw new StartError(`The witness cannot listen: ${error instanceof Error ? error.message : error}`)
      })
      const url = `http://${host}:${(server.address() as AddressInfo).port}`
      tell(`Witness ${name} listens at ${url} and looks at ${logs.map(({ origin }) => origin).join(', ')}.`)
      tell(`Whoever runs the log adds this to WITNESSES, with the address at which it is reached:`)
      tell(`${writeWitnessKey(signer)} ${url}`)
      await until
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      await closed
    })
  } catch (error) {
    if (error instanceof Refusal) throw new StartError(`${error.message} ${usage}`)
    throw error
  }
}
