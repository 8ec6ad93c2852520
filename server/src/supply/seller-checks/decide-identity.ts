import type { IdentityState, SellerDecision } from '@ledgerleaf/contract/seller-checks'
import { eq } from 'drizzle-orm'
import { recordAct, refuseOwn } from '../../people/audit/index.ts'
import { asMailed, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { identityMail } from './identity-mail.ts'
import { lockIdentity } from './lock-identity.ts'
import { findList, screenNames } from './screen-names.ts'
import { sellerIdentities } from './seller-checks.tables.ts'

const states: Record<SellerDecision, IdentityState> = { approve: 'checked', ask: 'asked', refuse: 'refused' }
const acts: Record<SellerDecision, string> = {
  approve: 'check_seller',
  ask: 'ask_seller',
  refuse: 'refuse_seller',
}

type Decided = { decision: SellerDecision; reason: string; submittedAt: string }

/** Decides about what a seller handed in. Whoever is not approved is told why, so a reason is needed. */
export const decideIdentity = async (
  tx: Tx,
  operatorId: string,
  sellerId: string,
  { decision, reason, submittedAt }: Decided,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  const seller = isId(sellerId) ? await findParty(tx, sellerId) : null
  if (!seller) throw new DomainError('not_found')
  await refuseOwn(tx, operatorId, sellerId)
  if (decision !== 'approve' && reason === '')
    throw new DomainError('invalid_input', { field: 'reason', message: 'Say what is wanting' })
  const identity = await lockIdentity(tx, sellerId)
  if (identity.state === 'draft' || identity.submittedAt?.toISOString() !== submittedAt)
    throw new DomainError('invalid_input', {
      field: 'submittedAt',
      message: 'This was changed in the meantime. Look at it as it is now, then decide.',
    })
  const list = await findList(tx)
  await tx
    .update(sellerIdentities)
    .set({
      state: states[decision],
      reason: reason || null,
      checkedAt: decision === 'approve' ? now : null,
      uncheckedSince:
        decision === 'approve' ? null : identity.state === 'checked' ? now : identity.uncheckedSince,
      decidedOn: { list: list?.name ?? null, hits: await screenNames(tx, identity) },
    })
    .where(eq(sellerIdentities.sellerId, sellerId))
  const subject = { subjectKind: 'account', subjectId: sellerId } as const
  const why = reason || 'Checked as handed in'
  await recordAct(tx, { operatorId, act: acts[decision], ...subject, reason: why }, now)
  const message = identityMail(publicUrl, seller.email, { decision, reason })
  await enqueue(tx, sendMailTask, message)
  const key = `identity-${decision}:${submittedAt}`
  const about = { organisationId: sellerId, to: 'manage', kind: 'selling', key } as const
  await notify(tx, { ...about, href: '/seller_dashboard', ...asMailed(message) }, now)
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
}
