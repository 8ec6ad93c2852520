import { DomainError } from '../../platform/domain-error.ts'

/** What is offered beside the answer is left out when it takes too long; the answer itself is not held up by it. */
export const inTime = async <T>(found: Promise<T>): Promise<T | null> => {
  try {
    return await found
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') return null
    throw error
  }
}
