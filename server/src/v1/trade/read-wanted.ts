import type { BodyOf } from '@ledgerleaf/contract/endpoint'
import type { KeyScope } from '@ledgerleaf/contract/key-scopes'
import type { ordersApi } from '@ledgerleaf/contract/v1/orders'
import { DomainError } from '../../platform/domain-error.ts'

type Wanted = BodyOf<typeof ordersApi.place>

/** What a program wants to buy, as the verbs of the checkout take it. */
export const readWanted = ({ basket, expectedTotal, expectedComposition, company, retire }: Wanted) => ({
  basketId: basket,
  expectedTotalCents: expectedTotal.amount,
  ...(expectedComposition === undefined ? {} : { expectedComposition }),
  enterprise: company,
  ...(retire ? { retire } : {}),
})

/** What is bought to be retired at once is a retirement too: the key has to be made for that as well. */
export const refuseRetiring = ({ key }: { key: { scopes: readonly KeyScope[] } }, retires: boolean): void => {
  if (retires && !key.scopes.includes('retire'))
    throw new DomainError('scope_missing', {
      message: 'This key was not made for that: what is retired at once needs “retire” beside “trade”.',
    })
}
