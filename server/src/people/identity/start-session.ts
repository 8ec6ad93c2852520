import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { rememberedSeconds, unrememberedSeconds } from './create-auth.ts'
import { sessions } from './identity.tables.ts'

export type Device = { ip: string; userAgent: string }

/** A new session under a new name: whatever the browser held before opens nothing of it. Answers its token. */
export const startSession = async (
  tx: Tx,
  { personId, rememberMe, device }: { personId: string; rememberMe: boolean; device: Device },
  now: Date,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const seconds = rememberMe ? rememberedSeconds : unrememberedSeconds
  await tx.insert(sessions).values({
    id: newId(now.getTime()),
    userId: personId,
    token,
    ipAddress: device.ip,
    userAgent: device.userAgent,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    lastSeenAt: now,
    createdAt: now,
    updatedAt: now,
  })
  return token
}
