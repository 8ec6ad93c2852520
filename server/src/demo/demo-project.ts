import type { NewProject } from '../supply/projects/index.ts'
import type { DemoName } from './demo-people.ts'

type DemoBatch = {
  vintage: number
  serialStart: number
  serialEnd: number
  /** Credits of the batch on sale; without it the whole batch waits unlisted. */
  listing?: {
    tokenId: string
    quantity: number
    priceCents: number
    /** Where it is not asked in dollars; by the demo's rates it comes to these. */
    asked?: { currency: 'eur' | 'gbp'; priceMinor: number }
    paused?: true
  }
}
export type DemoProject = NewProject & {
  registry: string
  registryProjectId: string
  seller: DemoName
  batches: readonly DemoBatch[]
}

/** A project as the demo's registries publish it. */
export type DemoRegistered = {
  registry: string
  registryProjectId: string
  name: string
  country?: string | null
  methodology?: string | null
  proponent?: string
  creditingStartsOn?: string
  creditingEndsOn?: string
}
export type DemoIssuance = { vintage: number; prefix: string; first: number; last: number }
