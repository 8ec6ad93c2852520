import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { findAddresses, findPersonNames } from '../identity/index.ts'
import { notify } from '../notices/index.ts'
import { type Acting, findOwners, findPartyNames } from '../organisations/index.ts'
import { type MemberChange, memberMail, memberWords } from './member-mail.ts'

type Done = Acting & { aboutId: string; change: MemberChange }

/** Whoever keeps the organisation in order reads of it in the page too; who was mailed has it by mail already. */
const tellManagers = async (
  tx: Tx,
  told: Parameters<typeof memberWords>[0],
  { organisationId, personId, aboutId, mailedIds }: Acting & { aboutId: string; mailedIds: string[] },
  now: Date,
): Promise<void> => {
  const { title, words } = memberWords(told)
  // Whom it concerns may be of any role; whoever is both is told once.
  for (const to of ['manage', { personIds: [aboutId] }] as const)
    await notify(
      tx,
      {
        organisationId,
        to,
        kind: 'members',
        key: `member-${told.change.what}:${aboutId}:${now.getTime()}`,
        title,
        words,
        href: '/organisation',
        by: personId,
        about: aboutId,
        mailed: { personIds: mailedIds },
      },
      now,
    )
}

/** Tells the owners as they are now, and whom it concerns, what was done to a member. */
export const tellMembers = async (
  tx: Tx,
  publicUrl: string,
  { organisationId, personId, aboutId, change }: Done,
  now: Date,
): Promise<void> => {
  const owners = await findOwners(tx, organisationId)
  const names = await findPersonNames(tx, [personId, aboutId])
  const told = {
    organisation: (await findPartyNames(tx, [organisationId])).get(organisationId) ?? '',
    by: names.get(personId) ?? '',
    about: names.get(aboutId) ?? '',
    change,
  }
  const addresses = await findAddresses(tx, [...owners, aboutId, personId])
  await enqueueAll(tx, [
    jobOf(
      sendMailTask,
      [...addresses.values()].map((to) => memberMail(publicUrl, to, told)),
    ),
  ])
  await tellManagers(
    tx,
    told,
    { organisationId, personId, aboutId, mailedIds: [...owners, aboutId, personId] },
    now,
  )
}
