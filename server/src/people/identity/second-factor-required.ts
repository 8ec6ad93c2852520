import type { Person } from '@ledgerleaf/contract/identity'
import type { Reader } from '../../platform/db.ts'

/**
 * Whether somebody may not sign in without a second factor. Always an operator; whoever else may wish it for its people, such
 * as an organisation, is asked here and nowhere else. A wish that is new ends the sessions of those it is about.
 */
export const secondFactorRequired = async (
  _db: Reader,
  { roles }: Pick<Person, 'id' | 'roles'>,
): Promise<boolean> => roles.includes('operator')
