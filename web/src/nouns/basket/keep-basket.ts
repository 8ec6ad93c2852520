import { basketsApi } from '@ledgerleaf/contract/baskets'
import { Credits } from '@ledgerleaf/contract/units'
import { send } from '../../api/client.ts'

type Wanted = readonly { listingId: string; quantity: number }[]

/** Makes these lines a basket the checkout knows, and answers where it is bought. It holds nothing yet. */
export const keepBasket = async (wanted: Wanted): Promise<string> => {
  const lines = wanted.map(({ listingId, quantity }) => ({ listingId, quantity: Credits.parse(quantity) }))
  const { id } = await send(basketsApi.create, { body: { lines } })
  return `/buy/${id}`
}
