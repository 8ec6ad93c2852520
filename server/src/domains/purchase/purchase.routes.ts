import { basketsApi } from '@ledgerleaf/contract/baskets'
import { ordersApi } from '@ledgerleaf/contract/orders'
import { paymentsApi } from '@ledgerleaf/contract/payments'
import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { statementApi } from '@ledgerleaf/contract/statement'
import { type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'

const refuse = (what: string) => (): never => {
  throw new DomainError('not_available', { message: `${what} is not available on this server yet.` })
}

const notYet = (endpoint: Route['endpoint'], what: string): Route => ({
  ...route(endpoint, refuse(what)),
  beforeBody: refuse(what),
})

/** Calls 1 and 2. Until reports are read and baskets are sold here, they say so and take nothing in. */
export const purchaseRoutes = (): Route[] => [
  notYet(purchaseApi.uploadReport, 'Report analysis'),
  notYet(purchaseApi.createCheckoutSession, 'Checkout'),
  ...[basketsApi, ordersApi, paymentsApi, statementApi].flatMap((api) =>
    Object.values(api).map((endpoint) => notYet(endpoint, 'Checkout')),
  ),
]
