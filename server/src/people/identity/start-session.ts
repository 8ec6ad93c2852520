import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { rememberedSeconds, unrememberedSeconds } from './create-auth.ts'
import { sessions } from './identity.tables.ts'

export type Device = { ip: string; userAgent: string }

/**
 * A new session under a new name: whatever the browser held before opens nothing of it. Somebody whose every organisation is
 * kept to its own provider gets none.
 */
export const startSession = async (
  tx: Tx,
  {
    personId,
    rememberMe,
    through,
    device,
  }: { personId: string; rememberMe: boolean; through: string | null; device: Device },
  now: Date,
): Promise<{ token: string; organisationId: string }> => {
  const token = randomBytes(32).toString('base64url')
  const seconds = rememberMe ? rememberedSeconds : unrememberedSeconds
  const [begun] = await tx
    .insert(sessions)
    .values({
      id: newId(now.getTime()),
      userId: personId,
      providerOrganisationId: through,
      token,
      ipAddress: device.ip,
      userAgent: device.userAgent,
      expiresAt: new Date(now.getTime() + seconds * 1000),
      lastSeenAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ organisationId: sessions.organisationId })
  if (!begun?.organisationId) throw new DomainError('provider_required')
  return { token, organisationId: begun.organisationId }
}
