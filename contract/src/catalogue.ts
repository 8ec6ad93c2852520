import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Cents } from './units.ts'

/** How far a project of a plan has come with its registry. */
export const PlanProject = z.object({
  project: z.string(),
  registry: z.string(),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
})

export const Plan = z.object({
  id: z.enum(['basketId1', 'basketId2', 'basketId3']),
  title: z.string(),
  subtitle: z.string(),
  features: z.array(z.string()),
  progress: z.array(PlanProject),
  priceCents: Cents,
  oldPriceCents: Cents,
  cta: z.string(),
})
export type Plan = z.infer<typeof Plan>

export const catalogueApi = {
  plans: endpoint({
    method: 'GET',
    path: '/api/plans',
    summary: 'The three welcome plans, as the pricing section shows them',
    tag: 'Catalogue',
    effect: 'read',
    caller: 'anyone',
    answer: z.object({ plans: z.array(Plan) }),
    errors: [],
  }),
} as const
