import type { Person } from '@ledgerleaf/contract/identity'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { countRecoveryCodes, recoveryUsedMail, useRecoveryCode } from '../factors/index.ts'
import { recordOwnAct } from './record-own-act.ts'

/** Takes a recovery code in place of a factor, and tells its owner. Answers whether it was one. */
export const recoverByCode = async (
  tx: Tx,
  { config, secret }: { config: Config; secret: string },
  { person, code }: { person: Pick<Person, 'id' | 'email' | 'roles'>; code: string },
  now: Date,
): Promise<boolean> => {
  if (!(await useRecoveryCode(tx, secret, { personId: person.id, code }, now))) return false
  const left = await countRecoveryCodes(tx, person.id)
  await enqueue(tx, sendMailTask, recoveryUsedMail(config.publicUrl, person.email, left))
  await recordOwnAct(tx, person, { act: 'use_recovery_code', reason: `${left} left` }, now)
  return true
}
