import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { QueuedRetirement, SellersWord, typedId } from './registry-retirements-api.ts'

/** What a seller is to retire at the registry, from the account the credits are held in. */
export const Instruction = z.extend(
  z.pick(QueuedRetirement, {
    id: true,
    registry: true,
    vintageStartsOn: true,
    vintageEndsOn: true,
    quantity: true,
    serials: true,
    beneficiary: true,
    onBehalfOf: true,
    reason: true,
    purpose: true,
    dueOn: true,
    isOverdue: true,
  }),
  {
    projectName: z.string(),
    registryProjectId: z.nullable(z.string()),
    sentOn: z.string(),
    /** What the seller said was done; an operator or the registry's next file confirms it. */
    said: z.nullable(SellersWord),
  },
)
export type Instruction = z.infer<typeof Instruction>

export const AnswerInstruction = z.object(typedId)
export type AnswerInstruction = z.infer<typeof AnswerInstruction>

const seller = { tag: 'Seller', caller: 'person' } as const

export const instructionsApi = {
  list: endpoint({
    ...seller,
    method: 'GET',
    path: '/api/seller/instructions',
    summary: 'What buyers retired of credits you hold, and you have to retire at the registry',
    effect: 'read',
    answer: z.object({ instructions: z.array(Instruction) }),
    errors: ['forbidden'],
  }),
  answer: endpoint({
    ...seller,
    method: 'POST',
    path: '/api/seller/instructions/:id',
    summary: 'Say that it is retired at the registry, with the id it gave',
    effect: 'change',
    params: z.object({ id: z.uuid() }),
    body: AnswerInstruction,
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found', 'retirement_changed'],
  }),
} as const
