import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { findAddresses, findPersonNames } from '../identity/index.ts'
import { type Acting, findOwners, findPartyNames } from '../organisations/index.ts'
import { type MemberChange, memberMail } from './member-mail.ts'

type Done = Acting & { aboutId: string; change: MemberChange }

/** Tells the owners as they are now, and whom it concerns, what was done to a member. */
export const tellMembers = async (
  tx: Tx,
  publicUrl: string,
  { organisationId, personId, aboutId, change }: Done,
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
}
