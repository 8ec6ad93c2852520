import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../platform/db.ts'
import { chainMirrors } from './chain.tables.ts'
import { type Deployment, ofDeployment } from './deployment.ts'
import type { Hex } from './hex.ts'

export type Progress = typeof chainMirrors.$inferSelect

export const findProgress = async (db: Reader, deployment: Deployment): Promise<Progress | null> => {
  const [found] = await db.select().from(chainMirrors).where(ofDeployment(chainMirrors, deployment))
  return found ?? null
}

/** What the chain said when it was last asked. */
export type Sight = {
  block: number
  nextIndex: number
  nextPart: number
  balanceWei: bigint
}

export const keepSight = async (
  db: Writer,
  deployment: Deployment,
  sight: Sight,
  now: Date,
): Promise<void> => {
  await db
    .update(chainMirrors)
    .set({ ...sight, seenAt: now })
    .where(ofDeployment(chainMirrors, deployment))
}

/** How far the log is on the chain. */
export const keepClear = async (db: Writer, deployment: Deployment, clearTo: number): Promise<void> => {
  await db.update(chainMirrors).set({ clearTo }).where(ofDeployment(chainMirrors, deployment))
}

export type Trouble = { reason: string; halted: boolean; nextTryAt: Date }

export const keepTrouble = async (
  db: Writer,
  deployment: Deployment,
  { reason, halted, nextTryAt }: Trouble,
  now: Date,
): Promise<void> => {
  await db
    .update(chainMirrors)
    .set({
      trouble: reason,
      halted,
      nextTryAt,
      troubleSince: sql`coalesce(${chainMirrors.troubleSince}, ${now.toISOString()}::timestamptz)`,
      failures: sql`${chainMirrors.failures} + 1`,
    })
    .where(ofDeployment(chainMirrors, deployment))
}

export const endTrouble = async (db: Writer, deployment: Deployment): Promise<void> => {
  await db
    .update(chainMirrors)
    .set({ trouble: null, troubleSince: null, failures: 0, nextTryAt: null, halted: false })
    .where(ofDeployment(chainMirrors, deployment))
}

export const keepAnchored = async (
  db: Writer,
  deployment: Deployment,
  anchor: { size: number; root: Hex },
  now: Date,
): Promise<void> => {
  await db
    .update(chainMirrors)
    .set({ anchoredSize: anchor.size, anchoredRoot: anchor.root, anchoredAt: now })
    .where(ofDeployment(chainMirrors, deployment))
}
