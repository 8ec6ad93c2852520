import type pg from 'pg'
import { type Check, sayDuration } from '../check.ts'
import type { Config } from '../config.ts'
import { sendMailTask } from './mail.tasks.ts'

const lateSeconds = 10 * 60

// A mail that failed is due again only at its next attempt; for whoever waits for it, it is as old as it is.
const readMail = `
  select
    coalesce(max(extract(epoch from now() - case when attempts = 0 then run_at else created_at end))
      filter (where attempts < max_attempts and (run_at <= now() or attempts > 0)), 0)::float8 as oldest,
    count(*) filter (where attempts > 0 and attempts < max_attempts and last_error is not null)::int as failing,
    count(*) filter (where attempts >= max_attempts and locked_at is null and updated_at > now() - interval '1 day')::int
      as "givenUp"
  from graphile_worker.jobs where task_identifier = $1`

const count = (number: number, words: string): string =>
  `${number} ${number === 1 ? 'mail' : 'mails'} ${words}`

/** Whether mail leaves. */
export const mailCheck = (
  pool: pg.Pool,
  { smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>,
): Check => ({
  name: 'mail',
  title: 'Mail',
  unit: 'seconds',
  isShared: true,
  needsDatabase: true,
  unread: { state: 'late', says: 'Which mail waits could not be read.' },
  read: async () => {
    const { rows } = await pool.query<{ oldest: number; failing: number; givenUp: number }>(readMail, [
      sendMailTask.name,
    ])
    const { oldest = 0, failing = 0, givenUp = 0 } = rows[0] ?? {}
    const figure = Math.round(oldest)
    const measured = { figure, limit: lateSeconds }
    const trouble = [
      ...(oldest > lateSeconds ? [`the oldest mail has waited for ${sayDuration(oldest)}`] : []),
      ...(givenUp > 0 ? [count(givenUp, 'given up since yesterday')] : []),
    ]
    if (trouble.length > 0)
      return {
        state: 'late',
        says: `Mail does not leave: ${trouble.join(', ')}${failing > 0 ? `, ${count(failing, 'refused and tried again')}` : ''}.`,
        advice: 'See whether the server of SMTP_URL answers and accepts our sender.',
        ...measured,
      }
    if (smtpUrl === null)
      return {
        state: production ? 'late' : 'unset',
        says: 'No mail server is set: mails are kept in the folder outbox of the data folder and reach nobody.',
        advice: 'Set SMTP_URL to send mail.',
        ...measured,
      }
    const says =
      failing > 0 ? `${count(failing, 'refused and tried again')}.` : 'Mail leaves as it is written.'
    return { state: 'good', says, ...measured }
  },
})
