import type { Person } from '@ledgerleaf/contract/identity'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { factorsResetMail, forgetFactors } from '../factors/index.ts'
import { endSessions } from './end-sessions.ts'
import { endHalves } from './half-sign-in.ts'
import { lockPerson } from './hold-people.ts'

/**
 * For somebody who lost every factor and every recovery code. Every device is signed out, and the person is told. Answers how
 * many factors there were.
 */
export const resetFactors = async (
  tx: Tx,
  { id, email }: Pick<Person, 'id' | 'email'>,
  publicUrl: string,
): Promise<number> => {
  await lockPerson(tx, id)
  const count = await forgetFactors(tx, id)
  if (count === 0) return 0
  await endHalves(tx, id)
  await endSessions(tx, id, 'all')
  await enqueue(tx, sendMailTask, factorsResetMail(publicUrl, email))
  return count
}
