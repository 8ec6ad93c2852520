import { basketsApi } from '@ledgerleaf/contract/baskets'
import { Credits } from '@ledgerleaf/contract/units'
import { send } from '../../api/client.ts'
import type { BasketLines } from './basket-store.ts'

/** Makes these lines a basket the checkout knows, and answers where it is bought. It holds nothing yet. */
export const startCheckout = async (lines: BasketLines): Promise<string> => {
  const body = {
    lines: lines.map(({ listingId, quantity }) => ({ listingId, quantity: Credits.parse(quantity) })),
  }
  const { id } = await send(basketsApi.create, { body })
  return `/buy/${id}`
}
