import pino from 'pino'
import { runJobs } from '../jobs/run-jobs.ts'
import { publish } from '../people/webhooks/index.ts'
import { addEndpoint } from '../people/webhooks/save-endpoint.ts'
import { type RetryWaits, usualWaits } from '../people/webhooks/settle-delivery.ts'
import { webhookTasks } from '../people/webhooks/webhooks.jobs.ts'
import type { OutsideConfig } from '../platform/ask-dns.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { TestDatabase } from './test-database.ts'
import { newPerson } from './test-person.ts'

const secret = 'a secret of forty characters for the test'

/** Waits of which many fit into a test. */
export const shortWaits: RetryWaits = {
  afterMs: [20, 20, 40, 40, 80, 80, 160, 160, 320],
  restMsMax: 100,
}

type Parts = Pick<TestDatabase, 'db' | 'pool'>

/** What sends webhooks, by itself: an organisation, its endpoints, facts of it, and as many workers as are wanted. */
export const testWebhooks = async ({ db, pool }: Parts) => {
  // Everybody has an organisation of their own, with their number.
  const organisationId = await newPerson(pool)
  const log = pino({ level: 'silent' })
  const config = (outside: OutsideConfig) => ({ publicUrl: 'https://market.example', outside })
  const open: OutsideConfig = { dnsServers: [], isPrivateAllowed: true }
  return {
    organisationId,
    addTo: (url: string) =>
      inTransaction(db, (tx) =>
        addEndpoint(
          tx,
          secret,
          { organisationId, personId: organisationId },
          { url, description: '', types: null },
          new Date(),
        ),
      ),
    /** The facts of one transaction: the next of each of these objects. */
    tell: (objects: readonly string[], which: number) =>
      inTransaction(db, (tx) =>
        publish(
          tx,
          objects.map((claimId) => ({
            organisationId,
            type: 'claim.published' as const,
            object: `claim:${claimId}`,
            which,
            data: { claimId: `${claimId} ${which}` },
          })),
          new Date(),
        ),
      ),
    /** One more process that does the jobs. */
    work: (waits: RetryWaits = usualWaits, outside: OutsideConfig = open) =>
      runJobs({ pool, log, handlers: webhookTasks({ db, secret, config: config(outside), waits }) }),
    handlers: (waits: RetryWaits = usualWaits, outside: OutsideConfig = open) =>
      webhookTasks({ db, secret, config: config(outside), waits }),
  }
}
