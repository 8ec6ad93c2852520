import { approvalsApi } from '@ledgerleaf/contract/approvals'
import { command, done, type Route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { hasFactor } from '../factors/index.ts'
import { chooseOrganisation, endUnproved } from '../identity/index.ts'
import { requireFactor } from '../organisations/index.ts'
import { delegate, endDelegation } from './delegate.ts'
import { withdrawRequest } from './end-requests.ts'
import { openLink } from './open-link.ts'
import { saveRules } from './save-rules.ts'

/** How an organisation decides; what is decided is done in the room of whoever does it. */
export const approvalRuleRoutes = ({ db }: { db: Db }): Route[] => [
  command(db, approvalsApi.saveRules, async (tx, { caller, body, now, request }) => {
    await saveRules(tx, caller, body.rules, now)
    noteSecurity(request.log, 'organisation.limits-set', { personId: caller.personId, ip: request.ip })
    return done
  }),
  command(db, approvalsApi.requireFactor, async (tx, { caller, body, now, request }) => {
    // Whoever demands it of others has one: nobody locks themselves out by it.
    if (body.from && !(await hasFactor(tx, caller.personId)))
      throw new DomainError('invalid_input', {
        field: 'from',
        message: 'Add a second factor to your own account first.',
      })
    await requireFactor(tx, caller, body.from, now)
    await endUnproved(tx, caller.organisationId)
    noteSecurity(request.log, 'organisation.factor-required', { personId: caller.personId, ip: request.ip })
    return done
  }),
  command(db, approvalsApi.delegate, (tx, { caller, body, now }) => delegate(tx, caller, body, now)),
  command(db, approvalsApi.endDelegation, async (tx, { caller, params, now }) => {
    await endDelegation(tx, caller, params.id, now)
    return done
  }),
  command(db, approvalsApi.withdraw, async (tx, { caller, params, now }) => {
    await withdrawRequest(tx, caller, params.id, now)
    return done
  }),
  command(db, approvalsApi.openLink, async (tx, { caller, body, now }) => {
    const { id, organisationId } = await openLink(tx, caller.personId, body.token, now)
    // Refused where they no longer belong to it; the link is not used up then.
    if (organisationId !== caller.organisationId) await chooseOrganisation(tx, caller, organisationId, now)
    return { id }
  }),
]
