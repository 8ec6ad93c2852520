import { and, eq } from 'drizzle-orm'
import type { ScreeningConfig } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { moveDocumentsTask } from '../../platform/store/store.tasks.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { askService } from './ask-service.ts'
import { moveExtracts } from './move-extracts.ts'
import { sellerIdentities } from './seller-checks.tables.ts'
import { screenSellerTask } from './seller-checks.tasks.ts'

type Parts = { db: Db; store: Store; screening: ScreeningConfig | null }
type Kept = Partial<
  Pick<typeof sellerIdentities.$inferInsert, 'serviceState' | 'serviceHits' | 'serviceProblem'>
>

const screen = async (
  { db, screening }: Omit<Parts, 'store'>,
  sellerId: string,
  submittedAt: Date,
): Promise<void> => {
  const asked = and(eq(sellerIdentities.sellerId, sellerId), eq(sellerIdentities.submittedAt, submittedAt))
  const [identity] = await db.select().from(sellerIdentities).where(asked)
  // Erased meanwhile, or handed in anew: then another task asks.
  if (!identity) return
  const keep = (kept: Kept) =>
    inTransaction(db, async (tx) => {
      await tx
        .update(sellerIdentities)
        .set({ ...kept, serviceAt: new Date() })
        .where(asked)
      await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
    })
  try {
    if (!screening) throw new Error('It is not configured any more.')
    const { country, registerNumber } = identity
    const about = { country: country ?? '', registerNumber: registerNumber ?? '' }
    const names = [...new Set([identity.legalName, identity.responsibleName, identity.ownerName])]
    const hits = []
    for (const name of names) if (name) hits.push(...(await askService(screening, { name, ...about })))
    await keep({ serviceState: 'answered', serviceHits: hits, serviceProblem: null })
  } catch (error) {
    await keep({
      serviceState: 'failed',
      serviceProblem: error instanceof Error ? error.message : 'It failed.',
    })
    // Thrown on, so that it is tried again.
    if (screening) throw error
  }
}

export const sellerCheckTasks = (parts: Parts): TaskHandler[] => [
  does(screenSellerTask, ({ sellerId, submittedAt }) => screen(parts, sellerId, new Date(submittedAt))),
  does(moveDocumentsTask, () => moveExtracts(parts)),
]
