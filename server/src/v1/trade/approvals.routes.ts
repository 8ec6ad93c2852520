import { approvalsApi } from '@ledgerleaf/contract/v1/approvals'
import { type Route, route } from '../../http/route.ts'
import { findRequest, type RequestRow } from '../../people/approvals/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { dollars, tonnes } from '../shapes/index.ts'

const became = {
  purchase: 'order',
  quote: 'quote',
  subscription: 'subscription',
  retirement: 'retirement',
} as const satisfies Record<RequestRow['kind'], string>

/** One whose time is over is shown as over, also in the minutes before it is ended. */
const statusOf = ({ state, expiresAt }: RequestRow, now: Date): RequestRow['state'] =>
  expiresAt <= now && (state === 'waiting' || state === 'approved') ? 'lapsed' : state

/** What became of what waits for a person. */
export const approvalV1Routes = ({ reader, config }: { reader: Reader; config: Config }): Route[] => [
  route(approvalsApi.find, async ({ caller, params, now }) => {
    const found = isId(params.id) ? await findRequest(reader, caller.organisationId, params.id) : null
    if (!found) throw new DomainError('not_found')
    const { id, kind, title, amountCents, tonnes: retired, askedAt, expiresAt, endedAt, actId } = found
    return {
      object: 'approval' as const,
      id,
      kind,
      status: statusOf(found, now),
      title,
      amount: amountCents === null ? null : dollars(amountCents),
      retires: retired === null ? null : tonnes(retired),
      askedAt: askedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      result: actId === null ? null : { object: became[kind], id: actId },
      url: `${config.publicUrl}/approvals`,
    }
  }),
]
