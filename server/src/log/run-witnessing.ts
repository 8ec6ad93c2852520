import { parseWitnessKey } from '@ledgerleaf/provenance/note-key'
import { Refusal } from '@ledgerleaf/provenance/refusal'
import { and, eq, max, notInArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { WitnessConfig } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { askWitness, type WitnessAnswer } from './ask-witness.ts'
import { type CheckpointRow, findCheckpoint } from './checkpoint-queries.ts'
import { logCosignatures, logWitnesses } from './log.tables.ts'

const lookEveryMs = 1000
// Longer than two questions take: whoever dies in between leaves the witness to the next.
const leaseSeconds = 15
const waitSecondsMax = 300
const statesKept = 200

/** Which witnesses are asked is what the settings say; those no longer named go, with what they signed. */
const keepWitnesses = (db: Db, witnesses: readonly WitnessConfig[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const keys = witnesses.map(({ key }) => key)
    const named = keys.length === 0 ? undefined : notInArray(logWitnesses.verifierKey, keys)
    await tx.delete(logWitnesses).where(named)
    for (const { key, url } of witnesses)
      await tx
        .insert(logWitnesses)
        .values({ verifierKey: key, url, nextAt: sql`now()` })
        .onConflictDoUpdate({ target: logWitnesses.verifierKey, set: { url } })
  })

const refuseWrongKeys = (witnesses: readonly WitnessConfig[]): void => {
  for (const { key } of witnesses)
    try {
      parseWitnessKey(key)
    } catch (error) {
      if (error instanceof Refusal) throw new StartError(`WITNESSES: ${error.message}`)
      throw error
    }
}

/** One that has not signed the newest state and may be asked; taken, so that no other server asks meanwhile. */
const takeWitness = namedStatement(
  'log_take_witness',
  z.object({ key: z.string(), url: z.string(), failures: z.number() }),
  `update log_witnesses set next_at = now() + make_interval(secs => $2)
   where verifier_key = (
     select verifier_key from log_witnesses one
     where next_at <= now() and verifier_key = any($3)
       and not exists (select from log_cosignatures where witness = one.verifier_key and size >= $1)
     order by next_at limit 1 for update skip locked)
   returning verifier_key as key, url, failures`,
)

const keepAnswer = (
  db: Db,
  { key, failures }: { key: string; failures: number },
  { size }: CheckpointRow,
  answer: WitnessAnswer,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const own = eq(logWitnesses.verifierKey, key)
    if ('trouble' in answer) {
      const wait = Math.min(waitSecondsMax, 2 ** Math.min(failures, 10))
      const nextAt = sql`now() + make_interval(secs => ${wait})`
      await tx
        .update(logWitnesses)
        .set({ ...answer, nextAt, failures: failures + 1 })
        .where(own)
      return
    }
    await tx
      .update(logWitnesses)
      .set({ trouble: null, refuses: false, failures: 0, nextAt: sql`now()` })
      .where(own)
    const { line, at } = answer
    await tx.insert(logCosignatures).values({ size, witness: key, line, signedAt: at }).onConflictDoNothing()
    await tx.delete(logCosignatures).where(
      and(
        eq(logCosignatures.witness, key),
        sql`${logCosignatures.size} < (select size from log_cosignatures where witness = ${key}
          order by size desc offset ${statesKept - 1} limit 1)`,
      ),
    )
  })

type Parts = { db: Db; log: Logger; witnesses: readonly WitnessConfig[] }
export type Witnessing = {
  /** Asks every witness that may be asked once. Answers how many were. */
  askAll: () => Promise<number>
  stop: () => Promise<void>
}

/** Lets others sign what we signed: in every process, and each witness is asked by one at a time. */
export const openWitnessing = async ({ db, log, witnesses }: Parts): Promise<Pick<Witnessing, 'askAll'>> => {
  refuseWrongKeys(witnesses)
  await keepWitnesses(db, witnesses)
  const keys = witnesses.map(({ key }) => key)
  const askOne = async (newest: CheckpointRow): Promise<boolean> => {
    const [taken] = await takeWitness(db, [newest.size, leaseSeconds, keys])
    if (!taken) return false
    const [last] = await db
      .select({ size: max(logCosignatures.size) })
      .from(logCosignatures)
      .where(eq(logCosignatures.witness, taken.key))
    const answer = await askWitness(db, newest, { ...taken, oldSize: last?.size ?? 0 })
    await keepAnswer(db, taken, newest, answer)
    const name = taken.key.split('+')[0]
    if ('trouble' in answer && answer.refuses)
      log.fatal(
        { code: 'witness-refuses', witness: name },
        `ALARM: a witness does not hold our log for the one it saw. ${answer.trouble}`,
      )
    else if ('trouble' in answer && taken.failures === 0)
      log.warn(
        { code: 'witness-silent', witness: name, cause: answer.trouble },
        'a witness did not sign the log; it is asked again',
      )
    return true
  }
  const askAll = async (): Promise<number> => {
    const newest = await findCheckpoint(db)
    if (!newest) return 0
    const asked = await Promise.all(witnesses.map(() => askOne(newest)))
    return asked.filter(Boolean).length
  }
  return { askAll }
}

export const runWitnessing = async (parts: Parts): Promise<Witnessing> => {
  const { askAll } = await openWitnessing(parts)
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  let running: Promise<unknown> = Promise.resolve()
  const turn = () => {
    running = askAll()
      .catch((error: unknown) =>
        parts.log.warn({ code: 'witnesses-not-asked', err: error }, 'witnesses could not be asked'),
      )
      .then(() => {
        if (!stopping) timer = setTimeout(turn, lookEveryMs)
      })
  }
  // Where there is none, there is nobody to ask.
  if (parts.witnesses.length > 0) turn()
  return {
    askAll,
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
    },
  }
}
