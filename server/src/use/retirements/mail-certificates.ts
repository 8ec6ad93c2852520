import type { Retirement } from '@ledgerleaf/contract/retirements'
import { notify } from '../../people/notices/index.ts'
import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { nameWhom } from './name-whom.ts'
import { findRetirement, findRetirementOwner } from './retirement-queries.ts'
import { mailCertificatesTask, mailSharedTask } from './retirements.tasks.ts'

const lookAfterMs = 1000
const lookAgainAfterMs = 3000

/** What is pending is no offset yet, and nobody is to read a notice for one. */
const tellPending = ({ atRegistry }: Retirement): string =>
  atRegistry !== null && atRegistry.state !== 'done'
    ? ' Pending at the registry: it counts as an offset once that has confirmed it.'
    : ''

/** What was retired in one act, in the page of whoever reads of it; the certificate itself goes to an address. */
export const tellRetired = async (
  tx: Tx,
  to: string,
  retirementIds: readonly string[],
  now: Date,
): Promise<void> => {
  const [first = ''] = retirementIds
  const retirement = await findRetirement(tx, first)
  const buyerId = (await findRetirementOwner(tx, first))?.buyerId
  if (!retirement || !buyerId) return
  const { quantity, projectName } = retirement
  const isOne = retirementIds.length === 1
  await notify(
    tx,
    {
      organisationId: buyerId,
      to: 'read',
      kind: 'retirements',
      key: `retired:${first}`,
      title: isOne
        ? `${quantity.toLocaleString('en-US')} t of ${projectName} were retired`
        : `${retirementIds.length} certificates of retired credits`,
      words: `For ${nameWhom(retirement)}, for good.${tellPending(retirement)} What is public, and the proof, stands in the certificate.`,
      href: isOne ? `/certificates/${first}` : '/holdings',
      mailed: { addresses: [to] },
    },
    now,
  )
}

/**
 * One mail with the papers of all that was retired in one act. It waits a moment, since a certificate has its proof only
 * once the log has taken the retirement up.
 */
export const mailCertificates = async (
  tx: Tx,
  to: string,
  retirementIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (retirementIds.length === 0) return
  await enqueue(
    tx,
    mailCertificatesTask,
    { to, retirementIds: [...retirementIds], looksLeft: 1 },
    { runAt: new Date(now.getTime() + lookAfterMs) },
  )
  await tellRetired(tx, to, retirementIds, now)
}

/** The log was not there yet. */
export const mailCertificatesLater = (
  tx: Tx,
  { to, retirementIds, looksLeft }: { to: string; retirementIds: string[]; looksLeft: number },
  now: Date,
): Promise<void> =>
  enqueue(
    tx,
    mailCertificatesTask,
    { to, retirementIds, looksLeft: looksLeft - 1 },
    { runAt: new Date(now.getTime() + lookAgainAfterMs) },
  )

type Shared = { id: string; organisationId: string; tonnes: number; shares: number }

/** The same of what was shared: one mail that names every share, with the paper over the whole. */
export const mailShared = async (
  tx: Tx,
  to: string,
  { id, organisationId, tonnes, shares }: Shared,
  now: Date,
): Promise<void> => {
  const runAt = new Date(now.getTime() + lookAfterMs)
  await enqueue(tx, mailSharedTask, { to, sharedId: id, looksLeft: 1 }, { runAt })
  await notify(
    tx,
    {
      organisationId,
      to: 'read',
      kind: 'retirements',
      key: `retired:${id}`,
      title: `${tonnes.toLocaleString('en-US')} t were retired and shared among ${shares}`,
      words: 'Retired for good. There is a certificate for each share, and one over the whole.',
      href: `/certificates/${id}`,
      mailed: { addresses: [to] },
    },
    now,
  )
}

export const mailSharedLater = (
  tx: Tx,
  { to, sharedId, looksLeft }: { to: string; sharedId: string; looksLeft: number },
  now: Date,
): Promise<void> =>
  enqueue(
    tx,
    mailSharedTask,
    { to, sharedId, looksLeft: looksLeft - 1 },
    { runAt: new Date(now.getTime() + lookAgainAfterMs) },
  )
