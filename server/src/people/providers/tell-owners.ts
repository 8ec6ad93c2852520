import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { findAddresses, findPersonNames } from '../identity/index.ts'
import { type Acting, findOwners, findPartyNames } from '../organisations/index.ts'
import { type ProviderChange, providerMail } from './provider-mail.ts'

/** Tells every owner what was done, or happened, to how members sign in. */
export const tellOwners = async (
  tx: Tx,
  publicUrl: string,
  { organisationId, personId }: Acting,
  changes: readonly ProviderChange[],
): Promise<void> => {
  const addresses = await findAddresses(tx, await findOwners(tx, organisationId))
  const organisation = (await findPartyNames(tx, [organisationId])).get(organisationId) ?? ''
  const by = (await findPersonNames(tx, [personId])).get(personId) ?? ''
  const mails = changes.flatMap((change) =>
    [...addresses.values()].map((to) => providerMail(publicUrl, to, { organisation, by, change })),
  )
  if (mails.length > 0) await enqueueAll(tx, [jobOf(sendMailTask, mails)])
}
