import { sweepIdempotencyKeys } from '../../http/sweep-idempotency-keys.ts'
import type { Mail } from '../../platform/mail/open-mail.ts'
import { sweepFailedJobs } from '../../platform/outbox.ts'
import { sweepRateLimits } from '../../platform/rate-limit.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { factorDemandedTask } from '../organisations/index.ts'
import type { Auth, AuthParts } from './create-auth.ts'
import { endUnproved } from './end-unproved.ts'
import { sendResetLinkTask, sweepExpiredTask, warnOwnerTask } from './identity.tasks.ts'
import { resetMail, warnings } from './identity-mails.ts'
import { makeResetToken } from './make-reset-token.ts'
import { findPersonByEmail } from './person-queries.ts'
import { sweepIdentity } from './sweep-identity.ts'

export const identityTasks = (
  { auth, config, db }: AuthParts & { auth: Auth },
  mail: Pick<Mail, 'send'>,
): TaskHandler[] => [
  // The token exists in this mail and, hashed, in the database; a job of its own to send it would keep it readable.
  does(sendResetLinkTask, async ({ email }) => {
    const token = await inTransaction(db, (tx) => makeResetToken(tx, auth, email))
    if (token) await mail.send(resetMail(config.publicUrl, email, token))
  }),
  does(warnOwnerTask, async ({ email, of }) => {
    if (await findPersonByEmail(db, email)) await mail.send(warnings[of](config.publicUrl, email))
  }),
  does(factorDemandedTask, ({ organisationId }) =>
    inTransaction(db, (tx) => endUnproved(tx, organisationId)),
  ),
  does(sweepExpiredTask, async () => {
    const now = new Date()
    await sweepIdentity(db, now)
    await sweepIdempotencyKeys(db)
    await sweepRateLimits(db, now)
    await sweepFailedJobs(db, now)
  }),
]
