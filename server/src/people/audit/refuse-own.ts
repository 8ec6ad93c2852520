import { DomainError } from '../../platform/domain-error.ts'

/** Nobody decides about what is their own, whatever else they may decide. */
export const refuseOwn = (operatorId: string | null, ownerId: string): void => {
  if (operatorId === ownerId)
    throw new DomainError('forbidden', { message: 'This is your own: another operator has to decide.' })
}
