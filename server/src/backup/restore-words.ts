import type { Missing } from './find-missing.ts'

const restored = 'restored from the backup of'
export const forked = 'the log here is not the one that was signed'

/** A moment as operators read it. */
const writeMoment = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const writeStop = (madeAt: Date): string => `${restored} ${writeMoment(madeAt)}`

/** Stops that an operator ends by saying that what is missing was seen. */
export const endsByConfirming = (reason: string): boolean =>
  reason.startsWith(restored) || reason.startsWith(forked)

const describeLog = ({ size, knownSize, isComplete }: Missing): string => {
  if (isComplete) return 'The copy of the last checkpoint shows that no signed entry is missing.'
  if (knownSize === null)
    return `The log here has ${size} entries; nothing tells how many were signed since, because no copy of the last checkpoint is kept elsewhere (CHECKPOINT_COPY).`
  return knownSize > size
    ? `The log here has ${size} entries, and ${knownSize} are known to have been signed: at least ${knownSize - size} are missing.`
    : `The log here has ${size} entries; of what was signed, ${knownSize} are known, and more may be missing.`
}

/** What is missing, for whoever has to decide. */
export const describeMissing = (missing: Missing): string => {
  const { restore } = missing
  const since = restore
    ? `This is a backup of ${writeMoment(restore.madeAt)}, restored ${writeMoment(restore.restoredAt)}: orders, payments and changes after it are not here.`
    : 'The database holds another log than the one that was signed.'
  return `${since} ${describeLog(missing)}`
}

export type Confirmed = {
  /** The new name of the log, where it could not go on under the old one. */
  origin: string | null
  /** Why nothing is sold all the same. */
  stillStopped: string | null
}

export const describeConfirmed = ({ origin, stillStopped }: Confirmed): string =>
  [
    origin ? `The log goes on under the name ${origin}.` : 'The log goes on under its name.',
    stillStopped ? `Sales stay stopped: ${stillStopped}.` : 'Sales are open.',
  ].join(' ')
