import * as z from 'zod/mini'
import { type Check, type CheckReading, sayDuration } from '../platform/check.ts'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'

const unseenSecondsMax = 300

const readWitnesses = namedStatement(
  'log_read_witnesses',
  z.object({
    name: z.string(),
    trouble: z.nullable(z.string()),
    refuses: z.boolean(),
    unseenSeconds: z.nullable(z.number()),
  }),
  `select split_part(verifier_key, '+', 1) as name, trouble, refuses,
     (select extract(epoch from now() - min(signed_at))::float8 from log_checkpoints
      where size > coalesce((select max(size) from log_cosignatures where witness = verifier_key), 0)) as "unseenSeconds"
   from log_witnesses order by verifier_key`,
)

type Read = { name: string; trouble: string | null; refuses: boolean; unseenSeconds: number | null }

const tell = (witnesses: readonly Read[]): CheckReading => {
  const [refusing] = witnesses.filter(({ refuses }) => refuses)
  const waits = witnesses.map(({ unseenSeconds }) => unseenSeconds ?? 0)
  const measured = { figure: Math.round(Math.max(...waits)), limit: unseenSecondsMax }
  if (refusing)
    return {
      state: 'late',
      says: `The witness ${refusing.name} does not hold this log for the one it saw.`,
      advice:
        'Either the log lost or changed entries after they were signed, or the witness is wrong. Compare the checkpoints of both before anything else.',
      ...(refusing.trouble === null ? {} : { cause: refusing.trouble }),
      ...measured,
    }
  const late = witnesses.find(({ unseenSeconds }) => (unseenSeconds ?? 0) > unseenSecondsMax)
  if (late)
    return {
      state: 'late',
      says: `The witness ${late.name} has not signed for ${sayDuration(late.unseenSeconds ?? 0)}: new certificates lack its signature.`,
      advice: 'It is asked again by itself. Ask whoever runs it.',
      ...(late.trouble === null ? {} : { cause: late.trouble }),
      ...measured,
    }
  const names = witnesses.map(({ name }) => name).join(', ')
  return { state: 'good', says: `What the log signs is signed by ${names} as well.`, ...measured }
}

/** Whether others saw the same log. A witness that is away stops nothing: it signs what it missed when it is back. */
export const witnessCheck = (db: Reader): Check => ({
  name: 'witnesses',
  title: 'Witnesses of the log',
  unit: 'seconds',
  isShared: true,
  needsDatabase: true,
  unread: { state: 'late', says: 'How the witnesses stand could not be read.' },
  read: async () => {
    const witnesses = await readWitnesses(db, [])
    if (witnesses.length > 0) return tell(witnesses)
    return {
      state: 'unset',
      says: 'Nobody else signs the log: whoever holds its key could show two people two logs.',
      advice: 'Ask a second party to run npx ledgerleaf witness, and name it in WITNESSES.',
    }
  },
})
