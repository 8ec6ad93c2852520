import { DomainError } from '../platform/domain-error.ts'
import type { Route } from './route.ts'

/** Before anything of ours is read or written: this call is an operator's. */
export const forOperators = ({ handle, ...made }: Route): Route => ({
  ...made,
  handle: async (call) => {
    if (!call.caller?.roles.includes('operator'))
      throw new DomainError('forbidden', { message: 'Only operators can do this.' })
    return handle(call)
  },
})
