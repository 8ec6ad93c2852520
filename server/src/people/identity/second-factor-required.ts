import type { Person } from '@ledgerleaf/contract/identity'
import type { Reader } from '../../platform/db.ts'
import { isFactorDemanded } from '../organisations/index.ts'

/**
 * Whether somebody may not sign in without a second factor: always an operator, and whoever belongs to an organisation that
 * demands it of its members. Whoever else may wish it is asked here and nowhere else. A wish that is new ends the sessions of
 * those it is about.
 */
export const secondFactorRequired = async (
  db: Reader,
  { id, roles }: Pick<Person, 'id' | 'roles'>,
): Promise<boolean> => roles.includes('operator') || isFactorDemanded(db, id)
