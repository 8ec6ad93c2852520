import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { runChain } from '../chain/run-chain.ts'
import type {
  ThreadFailure,
  ThreadQuestion,
  ThreadReply,
  ThreadStart,
  ThreadWord,
} from '../chain/thread-words.ts'
import { openDatabase } from '../platform/db.ts'
import { openLog } from '../platform/log.ts'
import { findWithdrawalWallets } from '../use/wallets/index.ts'

// The chain, its virtual machine and its mirror, on a thread of their own: nobody's purchase waits for them.
const { chain: config, databaseUrl, publicUrl, logLevel, mayMirror } = workerData as ThreadStart
const log = openLog(logLevel)
const connectionsMax = 4
const database = openDatabase(databaseUrl, log, connectionsMax)
const say = (reply: ThreadReply) => parentPort?.postMessage(reply)

const chain = runChain({
  ...{ database, config, publicUrl, log, mayMirror },
  findWallets: findWithdrawalWallets,
  onTrouble: (trouble) => say({ trouble }),
})

const describe = (error: unknown): ThreadFailure => {
  const told = error as { message?: string; code?: unknown; data?: unknown }
  return {
    message: told.message ?? String(error),
    code: typeof told.code === 'number' ? told.code : null,
    data: typeof told.data === 'string' ? told.data : null,
  }
}

const answer = (question: ThreadQuestion): Promise<unknown> => {
  if (question.name === 'request') return chain.request(question.asked)
  return question.name === 'reach' ? chain.reach() : chain.verify()
}

parentPort?.on('message', (message: ThreadWord) => {
  if (message === 'stop')
    return void chain
      .stop()
      .then(database.close)
      .finally(() => {
        say({ ended: true })
        process.exit(0)
      })
  if ('busy' in message) return chain.setBusy(message.busy)
  answer(message).then(
    (told) => say({ id: message.id, answer: told }),
    (error: unknown) => say({ id: message.id, failed: describe(error) }),
  )
})
