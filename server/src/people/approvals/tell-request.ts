import { writeDayOf } from '@ledgerleaf/contract/days'
import type { Tx } from '../../platform/db.ts'
import { findPersonNames } from '../identity/index.ts'
import { notify } from '../notices/index.ts'
import { publish } from '../webhooks/index.ts'
import type { RequestRow } from './approval-queries.ts'
import { sizeOf } from './write-request.ts'

const hrefOf = ({ id }: RequestRow): string => `/approvals#${id}`

const withSize = (request: RequestRow): string => {
  const size = sizeOf(request)
  return size === '' ? request.title : `${request.title}, ${size}`
}

const nameOf = async (tx: Tx, personId: string): Promise<string> =>
  (await findPersonNames(tx, [personId])).get(personId) ?? 'A colleague'

const toldOf = ({ organisationId, id, kind, round }: RequestRow) => ({
  organisationId,
  object: `approval:${id}`,
  which: round,
  data: { requestId: id, action: kind },
})

/** In the page of each who may decide; each of them gets the mail with the link as well. */
export const tellDeciders = async (
  tx: Tx,
  request: RequestRow,
  deciders: readonly string[],
  now: Date,
): Promise<void> => {
  await publish(tx, { ...toldOf(request), type: 'approval.requested' }, now)
  const name = await nameOf(tx, request.askedBy)
  await notify(
    tx,
    {
      organisationId: request.organisationId,
      to: { personIds: deciders },
      kind: 'approvals',
      key: `approval-asked:${request.id}:${request.round}`,
      title: `${name} asks you to approve: ${request.title}`,
      words: `${withSize(request)}. It waits until ${writeDayOf(request.expiresAt)}.`,
      href: hrefOf(request),
      by: request.askedBy,
      mailed: { personIds: deciders },
    },
    now,
  )
}

const outcomes: Partial<Record<RequestRow['state'], { title: string; words: string }>> = {
  approved: { title: 'Approved', words: 'approved what you asked for. It can be paid for now.' },
  done: { title: 'Approved', words: 'approved what you asked for, and it was done.' },
  refused: { title: 'Refused', words: 'refused what you asked for. Nothing was held, charged or retired.' },
}
const decided = ['approved', 'done', 'refused', 'lapsed'] as const
const isDecided = (state: RequestRow['state']): state is (typeof decided)[number] =>
  decided.some((one) => one === state)
const lapsed = {
  title: 'Lapsed',
  words: 'What you asked for lapsed before it was approved and done. You can ask again.',
}

/** In the page of whoever asked, who is mailed as well; and of whoever can pay, once it can be paid. */
export const tellOutcome = async (
  tx: Tx,
  request: RequestRow,
  { state, by }: { state: RequestRow['state']; by: string | null },
  now: Date,
): Promise<void> => {
  const told = {
    organisationId: request.organisationId,
    kind: 'approvals' as const,
    href: hrefOf(request),
    by,
  }
  const outcome = outcomes[state]
  if (!outcome && state !== 'lapsed') return
  if (isDecided(state)) {
    const { data, ...of } = toldOf(request)
    const which = `${request.round} ${state}`
    await publish(tx, { ...of, type: 'approval.decided', which, data: { ...data, state } }, now)
  }
  const { title } = outcome ?? lapsed
  const words = outcome && by ? `${await nameOf(tx, by)} ${outcome.words}` : lapsed.words
  await notify(
    tx,
    {
      ...told,
      to: { personIds: [request.askedBy] },
      key: `approval-${state}:${request.id}:${request.round}`,
      title: `${title}: ${request.title}`,
      words,
      mailed: { personIds: [request.askedBy] },
    },
    now,
  )
  if (state === 'approved')
    await notify(
      tx,
      {
        ...told,
        to: 'buy',
        key: `approval-payable:${request.id}:${request.round}`,
        title: `To be paid: ${request.title}`,
        words: `${withSize(request)}. It was approved and can be paid for until ${writeDayOf(request.expiresAt)}.`,
        about: request.askedBy,
        mailed: { personIds: [request.askedBy] },
      },
      now,
    )
}
