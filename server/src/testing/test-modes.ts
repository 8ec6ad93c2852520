import { expect, vi } from 'vitest'
import { enterprise } from './test-checkout.ts'
import { retireWords } from './test-holder.ts'
import type { Program } from './test-keys.ts'

const until = async (program: Program, id: string, status: string) => {
  await vi.waitFor(
    async () => expect((await program.get(`/v1/orders/${id}`)).json()).toMatchObject({ status }),
    { timeout: 20_000, interval: 100 },
  )
  return (await program.get(`/v1/orders/${id}`)).json()
}

type Listing = { id: string; saleType: string; project: { id: string } }

/** What is on sale in a market, by how it is sold. */
export const findListing = async (program: Program, saleType = 'spot'): Promise<Listing> => {
  const { data } = (await program.get('/v1/listings?limit=100')).json() as { data: Listing[] }
  const found = data.find((listing) => listing.saleType === saleType)
  if (!found) throw new Error(`nothing is on sale ${saleType}`)
  return found
}

/** Buys with the card on file, and waits until it is settled. */
export const buyByKey = async (program: Program, listing: string, tonnes = 2) => {
  const basket = (
    await program.post('/v1/baskets', {
      lines: [{ listing, quantity: { amount: tonnes } }],
    })
  ).json()
  const placed = await program.post('/v1/orders', {
    basket: basket.id,
    expectedTotal: { amount: basket.total.amount },
    company: enterprise,
  })
  expect(placed.statusCode, placed.body).toBe(201)
  return until(program, placed.json().id, 'settled')
}

/** Retires all that a key's organisation holds. */
export const retireByKey = async (program: Program) => {
  const { data } = (await program.get('/v1/holdings')).json()
  const made = await program.post('/v1/retirements', {
    lines: data.map(({ id, quantity }: { id: string; quantity: object }) => ({ batch: id, quantity })),
    ...retireWords,
  })
  expect(made.statusCode, made.body).toBe(201)
  return made.json()
}
