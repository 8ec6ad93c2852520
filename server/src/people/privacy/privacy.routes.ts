import { Readable } from 'node:stream'
import { privacyApi } from '@ledgerleaf/contract/privacy'
import { done, type Route, route } from '../../http/route.ts'
import { type Config, invoicesSince } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { erasedEmail, type Somebody } from '../../platform/personal-data.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { requireProof } from '../identity/index.ts'
import { collectPerson } from './collect-person.ts'
import { erasePerson } from './erase-person.ts'
import type { KeptAboutPeople } from './kept-about-people.ts'

const files = { limit: 10, windowSeconds: 60 * 60 }

type Known = { personId: string; email: string; emailVerified: boolean }

/** What was sent and bought with an address belongs to whoever has proved it; until then an account is only itself. */
const subjectOf = ({ personId: id, email, emailVerified }: Known): Somebody => ({
  id,
  email: emailVerified ? email : erasedEmail(id),
})

type Parts = { db: Db; config: Config; secret: string; store: Store; kept: KeptAboutPeople }

/** What support does for whoever writes, for whoever is signed in: the same verbs. */
export const privacyRoutes = ({ db, config, secret, store, kept }: Parts): Route[] => [
  route(privacyApi.data, async ({ caller, reply, request, now }) => {
    await consume(db, limitKey('personData', caller.personId), files, now)
    noteSecurity(request.log, 'person.shown', { personId: caller.personId })
    return reply
      .type('application/json')
      .header('content-disposition', 'attachment; filename="ledgerleaf-my-data.json"')
      .send(Readable.from(collectPerson({ db, store }, kept.tables, subjectOf(caller))))
  }),
  route(privacyApi.close, async ({ caller, body, request, now }) => {
    const { personId: id, roles } = caller
    // The last operator would lock everybody out, and the command line can do it.
    if (roles.includes('operator'))
      throw new DomainError('account_entangled', {
        message: 'An operator’s account is closed on the command line.',
      })
    await requireProof({ db, config, secret }, caller, body, now)
    await inTransaction(db, async (tx) => {
      await erasePerson(tx, kept, subjectOf(caller), {
        invoicesSince: invoicesSince(config, now),
        isLeaving: body.isLeaving === true,
      })
      const reason = 'By the person'
      await recordAct(
        tx,
        { act: 'close_account', subjectKind: 'account', subjectId: id, operatorId: id, reason },
        now,
      )
    })
    noteSecurity(request.log, 'person.erased', { personId: id })
    return done
  }),
]
