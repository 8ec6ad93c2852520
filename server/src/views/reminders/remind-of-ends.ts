import { writeDay, writeDayOf } from '@ledgerleaf/contract/days'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ownedPrefix } from '../../ledger/accounts.ts'
import { findCircle, findDeciders, findRequest } from '../../people/approvals/index.ts'
import { findPersonNames } from '../../people/identity/index.ts'
import type { Notified } from '../../people/notices/index.ts'
import type { Tx } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { findNearDeadlines } from '../../reading/deadlines/index.ts'

const endsWithinDays = 2
const runsWithinDays = 3
const lastDayWithinDays = 7

const Ending = z.object({ id: z.string(), organisationId: z.string(), name: z.string(), endsAt: Instant })

/** By the day it is asked for, so that what ends tonight is still told. */
const endsSoon = (column: string, today: string) =>
  sql`${sql.raw(column)} > now() and ${sql.raw(column)} < ${today}::date + ${endsWithinDays + 1}::int`

const remindOfQuotes = async (tx: Tx, today: string): Promise<Notified[]> => {
  const ending = await query(
    tx,
    Ending,
    sql`select quote.order_id::text as id, placed.buyer_id::text as "organisationId", quote.number as name,
        quote.valid_until as "endsAt"
      from quotes quote join orders placed on placed.id = quote.order_id
      where quote.state = 'open' and placed.buyer_id is not null and ${endsSoon('quote.valid_until', today)}`,
  )
  return ending.map(({ id, organisationId, name, endsAt }) => ({
    organisationId,
    to: 'ask',
    kind: 'quotes',
    key: `quote-ends:${id}`,
    title: `Quote ${name} ends on ${writeDayOf(endsAt)}`,
    words: 'Its credits are held until then. Accept it in time, or they are for sale again.',
    href: `/orders/${id}`,
  }))
}

const remindOfRequests = async (tx: Tx, today: string): Promise<Notified[]> => {
  const ending = await query(
    tx,
    Ending,
    sql`select request.id::text, request.organisation_id::text as "organisationId", request.title as name,
        request.expires_at as "endsAt"
      from approval_requests request
      where request.state = 'waiting' and ${endsSoon('request.expires_at', today)}`,
  )
  const told: Notified[] = []
  for (const { id, organisationId, name, endsAt } of ending) {
    const request = await findRequest(tx, organisationId, id)
    if (!request) continue
    const deciders = findDeciders(await findCircle(tx, organisationId), request)
    told.push({
      organisationId,
      to: { personIds: [...deciders, request.askedBy] },
      kind: 'approvals',
      key: `approval-ends:${id}:${request.round}`,
      title: `Waits until ${writeDayOf(endsAt)}: ${name}`,
      words: 'Nobody has decided about it yet. After that day it lapses and has to be asked for again.',
      href: `/approvals#${id}`,
    })
  }
  return told
}

const Running = z.object({
  id: z.string(),
  buyerId: z.string(),
  tonnes: z.coerce.number(),
  runsOn: z.string(),
})

const remindOfRuns = async (tx: Tx, today: string): Promise<Notified[]> => {
  const running = await query(
    tx,
    Running,
    sql`select id::text, buyer_id::text as "buyerId", tonnes, next_run_on::text as "runsOn" from subscriptions
      where state = 'active' and next_run_on between ${today}::date and ${today}::date + ${runsWithinDays}::int`,
  )
  return running.map(({ id, buyerId, tonnes, runsOn }) => ({
    organisationId: buyerId,
    to: 'buy',
    kind: 'deadlines',
    key: `run-soon:${id}:${runsOn}`,
    title: `A subscription runs on ${writeDay(runsOn)}`,
    words: `It buys ${tonnes.toLocaleString('en-US')} t with the card that is kept. You can pause it before.`,
    href: '/subscriptions',
  }))
}

const LastDay = z.object({ organisationId: z.string(), personId: z.string(), endsOn: z.string() })

const remindOfLastDays = async (tx: Tx, today: string): Promise<Notified[]> => {
  const members = await query(
    tx,
    LastDay,
    sql`select organisation_id::text as "organisationId", person_id::text as "personId", ends_on::text as "endsOn"
      from memberships where ends_on between ${today}::date and ${today}::date + ${lastDayWithinDays}::int`,
  )
  const names = await findPersonNames(
    tx,
    members.map(({ personId }) => personId),
  )
  return members.flatMap(({ organisationId, personId, endsOn }): Notified[] => {
    const told = { organisationId, kind: 'members' as const, href: '/organisation', about: personId }
    const day = writeDay(endsOn)
    return [
      {
        ...told,
        to: { personIds: [personId] },
        key: `own-last-day:${endsOn}`,
        title: `Your last day here is ${day}`,
        words: 'After it you see nothing of this organisation. Save what you need, or ask for more time.',
      },
      {
        ...told,
        to: 'manage',
        key: `last-day:${personId}:${endsOn}`,
        title: `The last day of ${names.get(personId) ?? 'a member'} is ${day}`,
        words: 'After it they see nothing of your organisation. Give them a later day if they are not done.',
      },
    ]
  })
}

/** What ends, or runs, in the next days. */
export const remindOfEnds = async (tx: Tx, today: string): Promise<Notified[]> => [
  ...(await remindOfQuotes(tx, today)),
  ...(await remindOfRequests(tx, today)),
  ...(await remindOfRuns(tx, today)),
  ...(await remindOfLastDays(tx, today)),
]

const Held = z.object({ organisationId: z.string(), credits: z.coerce.number() })

/** In December: what is held and retired by nobody offsets nothing of the year that ends. */
const remindOfHoldings = async (tx: Tx, today: string): Promise<Notified[]> => {
  const [year, month] = today.split('-')
  if (month !== '12') return []
  const held = await query(
    tx,
    Held,
    sql`select substr(account, ${ownedPrefix.length + 1}::int) as "organisationId", sum(amount) as credits
      from ledger_balances where account ~ ${`^${ownedPrefix}[0-9a-f-]{36}$`} and amount > 0 group by 1 order by 1`,
  )
  return held.map(({ organisationId, credits }) => ({
    organisationId,
    to: 'retire',
    kind: 'deadlines',
    key: `held-in-december:${year}`,
    title: `You hold ${credits.toLocaleString('en-US')} t that offset nothing yet`,
    words: `Credits count for a year once they are retired for it. To count them for ${year}, retire them and name the year.`,
    href: '/holdings',
  }))
}

/** The days an organisation wrote down, and the end of the year. */
export const remindOfDays = async (tx: Tx, today: string): Promise<Notified[]> => {
  const near = await findNearDeadlines(tx, today)
  const deadlines = near.map(({ id, organisationId, name, nextOn, daysLeft }): Notified => {
    const isToday = daysLeft === 0
    return {
      organisationId,
      to: 'prepare',
      kind: 'deadlines',
      key: `${isToday ? 'deadline-today' : 'deadline-near'}:${id}:${nextOn}`,
      title: isToday ? `${name}: due today` : `${name}: due on ${writeDay(nextOn)}`,
      words: 'Your organisation wrote this day down.',
      href: '/programme#deadlines',
    }
  })
  return [...deadlines, ...(await remindOfHoldings(tx, today))]
}
