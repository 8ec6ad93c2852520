import { Enterprise } from '@ledgerleaf/contract/orders'
import { RetireWords } from '@ledgerleaf/contract/retirements'
import * as z from 'zod/mini'
import { tool } from './tool.ts'

const Tonnes = z.int().check(z.minimum(1))

// That it is public and for good is said to the person who approves, and not to the program that proposes.
const Words = z.omit(RetireWords, { isUnderstood: true })
const isUnderstood = true as const

/** What asks for something. None of these buys or retires: a person does, or does not. */
export const proposingTools = [
  tool({
    name: 'quote',
    title: 'Quote a basket',
    description:
      'What these listings cost now, together. It puts a basket together, which holds and reserves nothing, and gives the id and total that propose_purchase takes. Totals are in cents of US dollars, without VAT.',
    isReading: false,
    input: z.object({
      lines: z.array(z.object({ listing: z.uuid(), tonnes: Tonnes })).check(z.minLength(1), z.maxLength(50)),
    }),
    run: (ledgerleaf, { lines }) =>
      ledgerleaf.baskets.create({
        lines: lines.map(({ listing, tonnes }) => ({ listing, quantity: { amount: tonnes } })),
      }),
  }),
  tool({
    name: 'propose_purchase',
    title: 'Propose a purchase',
    description:
      'Asks the people of the organisation to buy a basket. Nothing is bought, charged or held by it: a person approves it in the browser and pays there, or does not. At another total than the expected one it is refused.',
    isReading: false,
    input: z.object({
      basket: z.string().check(z.minLength(1), z.maxLength(100)),
      expectedTotalCents: z.int().check(z.minimum(0)),
      company: Enterprise,
      /** With it, what is bought is retired at once. */
      retire: z.optional(Words),
    }),
    run: (ledgerleaf, { basket, expectedTotalCents, company, retire }) =>
      ledgerleaf.orders.propose({
        basket,
        expectedTotal: { amount: expectedTotalCents },
        company,
        ...(retire ? { retire: { ...retire, isUnderstood } } : {}),
      } as Parameters<typeof ledgerleaf.orders.propose>[0]),
  }),
  tool({
    name: 'propose_retirement',
    title: 'Propose a retirement',
    description:
      'Asks the people of the organisation to retire credits they hold. Nothing is retired by it: a person approves it in the browser, or does not. A retirement is public and final.',
    isReading: false,
    input: z.extend(Words, {
      lines: z.array(z.object({ batch: z.uuid(), tonnes: Tonnes })).check(z.minLength(1), z.maxLength(100)),
    }),
    run: (ledgerleaf, { lines, ...words }) =>
      ledgerleaf.retirements.propose({
        ...words,
        lines: lines.map(({ batch, tonnes }) => ({ batch, quantity: { amount: tonnes } })),
        isUnderstood,
      } as Parameters<typeof ledgerleaf.retirements.propose>[0]),
  }),
]
