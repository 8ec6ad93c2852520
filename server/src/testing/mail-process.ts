import process from 'node:process'
import pino from 'pino'
import { runJobs } from '../jobs/run-jobs.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { sendMailTask } from '../platform/mail/mail.tasks.ts'
import { openMail } from '../platform/mail/open-mail.ts'
import { enqueue } from '../platform/outbox.ts'
import { does } from '../platform/tasks.ts'
import { inTransaction } from '../platform/transaction.ts'

/**
 * A process to be killed: it may write one mail in a transaction and may deliver what is waiting. It says on stdout
 * what it has done.
 */
const [databaseUrl = '', smtpUrl = '', ...duties] = process.argv.slice(2)
const log = pino({ level: 'warn' }, pino.destination({ fd: 2, sync: true }))
const { db, pool } = openDatabase(databaseUrl, log)
const mail = openMail(readConfig({ SMTP_URL: smtpUrl }), log)

const write = (ending: 'commit' | 'roll back') =>
  inTransaction(db, async (tx) => {
    await enqueue(tx, sendMailTask, { to: 'ada@example.com', subject: 'Your link', text: ending })
    if (ending === 'roll back') throw new Error('refused')
  }).catch(() => process.stdout.write('rolled back\n'))

if (duties.includes('roll-back')) await write('roll back')
if (duties.includes('commit')) {
  await write('commit')
  process.stdout.write('committed\n')
}
if (duties.includes('deliver')) {
  await runJobs({
    pool,
    handlers: [does(sendMailTask, mail.send)],
    log,
    lookForAbandonedMs: 500,
  })
  process.stdout.write('delivering\n')
}
