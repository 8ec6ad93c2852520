import type { Holding as KnownHolding, Retirement as KnownRetirement } from '@ledgerleaf/contract/retirements'
import type { V1Holding } from '@ledgerleaf/contract/v1/holdings'
import type { V1Retirement } from '@ledgerleaf/contract/v1/retirements'
import { tonnes } from '../shapes/index.ts'

/** Credits in the organisation's hands, as programs read them. */
export const writeHolding = (holding: KnownHolding): V1Holding => ({
  object: 'holding',
  id: holding.batchId,
  project: { id: holding.projectId, name: holding.projectName },
  registry: holding.registry,
  registryProjectId: holding.registryProjectId,
  vintageStartsOn: holding.vintageStartsOn,
  vintageEndsOn: holding.vintageEndsOn,
  quantity: tonnes(holding.quantity),
  serials: holding.serials,
})

/** A retirement as programs read it. */
export const writeRetirement = (retired: KnownRetirement, livemode: boolean): V1Retirement => ({
  object: 'retirement',
  id: retired.id,
  livemode,
  together: retired.togetherId ?? null,
  project: { id: retired.projectId, name: retired.projectName },
  batch: retired.batchId,
  registry: retired.registry,
  vintageStartsOn: retired.vintageStartsOn,
  vintageEndsOn: retired.vintageEndsOn,
  quantity: tonnes(retired.quantity),
  serials: retired.serials,
  beneficiary: retired.beneficiary,
  onBehalfOf: retired.onBehalfOf,
  reason: retired.reason,
  purpose: retired.purpose,
  periodStartsOn: retired.periodStartsOn,
  periodEndsOn: retired.periodEndsOn,
  message: retired.message,
  retiredAt: retired.retiredAt,
  atRegistry: retired.atRegistry && { state: retired.atRegistry.state, since: retired.atRegistry.since },
})
