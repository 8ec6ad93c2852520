import type { CheckState } from '@ledgerleaf/contract/standing'
import type { Stand } from './watch-checks.ts'

/** Only these are told: what is not known, and what nobody asked for, is no news. */
export type ToldState = Exclude<CheckState, 'unknown' | 'unset'>

/** Each is told on its own. An outbox is a file that reaches nobody: it stands for the mail where no mail server is set. */
export type AlertWay = 'webhook' | 'mail' | 'outbox'

export type Alert = {
  /** The same in every attempt to tell it, so that whoever hears it twice knows. */
  id: string
  /** The check, and the server where each has its own. */
  subject: string
  check: string
  title: string
  server: string
  state: ToldState
  says: string
  advice: string | null
  since: Date
  isReminder: boolean
}

/** What an alert is about: two servers that see the same tell it once, and what is a server's own is told by it. */
export const subjectOf = ({ check }: Stand, server: string): string =>
  check.isShared ? check.name : `${check.name}@${server}`

export const makeAlert = (
  stand: Stand,
  server: string,
  state: ToldState,
  { id, isReminder }: Pick<Alert, 'id' | 'isReminder'>,
): Alert => ({
  id,
  subject: subjectOf(stand, server),
  check: stand.check.name,
  title: stand.check.title,
  server,
  state,
  says: stand.says,
  advice: state === 'good' ? null : (stand.advice ?? null),
  since: stand.since,
  isReminder,
})

const words: Record<ToldState, string> = {
  good: 'good again',
  late: 'somebody should look',
  stopping: 'people are stopped',
}

/** The headline of an alert. */
export const sayAlert = ({ title, state, isReminder }: Alert): string =>
  `${title}: ${words[state]}${isReminder ? ', still' : ''}`
