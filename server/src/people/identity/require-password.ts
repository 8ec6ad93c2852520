import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, forgive, limitKey } from '../../platform/rate-limit.ts'
import { isOwnPassword } from './own-password.ts'

const wrongPasswords = { limit: 5, windowSeconds: 15 * 60 }

/**
 * Asks somebody who is signed in for the password again, before what cannot be undone or what money follows: a session may be
 * somebody else's by now. Wrong ones are counted together, whatever they were tried for, also where the call is refused.
 */
export const requirePassword = async (
  db: Db,
  personId: string,
  password: string,
  now: Date,
): Promise<void> => {
  if (password === '')
    throw new DomainError('wrong_credentials', { field: 'password', message: 'Password is required' })
  const tries = limitKey('ownPassword', personId)
  await consume(db, tries, wrongPasswords, now)
  if (!(await isOwnPassword(db, personId, password)))
    throw new DomainError('wrong_credentials', {
      field: 'password',
      message: 'The password is not right. An account without one gets it by “Forgot password”.',
    })
  await forgive(db, tries)
}
