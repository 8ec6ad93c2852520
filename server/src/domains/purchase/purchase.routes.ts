import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'

const refuse = (what: string) => (): never => {
  throw new DomainError('not_available', { message: `${what} is not available on this server yet.` })
}

const notYet = (endpoint: Route['endpoint'], what: string): Route => ({
  ...route(endpoint, refuse(what)),
  beforeBody: refuse(what),
})

/** Call 1. Until reports are read here, it says so and takes nothing in. */
export const purchaseRoutes = (): Route[] => [notYet(purchaseApi.uploadReport, 'Report analysis')]
