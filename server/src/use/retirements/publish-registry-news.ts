import type { Retirement } from '@ledgerleaf/contract/retirements'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'

type News = {
  organisationId: string
  retirement: Pick<Retirement, 'id' | 'atRegistry'>
  actId: string
  failure: string | null
  contradiction?: string | undefined
  isCleared?: boolean | undefined
}

/** What came of a retirement at its registry, to programs. What is only being looked into is nothing to act upon. */
export const publishRegistryNews = async (
  tx: Tx,
  { organisationId, retirement: { id, atRegistry }, actId, failure, contradiction, isCleared }: News,
  now: Date,
): Promise<void> => {
  if (!atRegistry || contradiction !== undefined || isCleared) return
  const { registry, reference, retiredOn } = atRegistry
  const of = { organisationId, object: `retirement:${id}`, which: actId }
  await publish(
    tx,
    failure === null
      ? { ...of, type: 'retirement.confirmed', data: { retirementId: id, registry, reference, retiredOn } }
      : { ...of, type: 'retirement.failed', data: { retirementId: id, registry } },
    now,
  )
}
