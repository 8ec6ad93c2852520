import { keyScopeWords } from '@ledgerleaf/contract/key-scopes'
import type { OrganisationKey } from '@ledgerleaf/contract/keys'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { findAddresses } from '../identity/index.ts'
import { asMailed, notify } from '../notices/index.ts'
import { type Acting, findOwners, findPartyNames } from '../organisations/index.ts'
import { keyMadeMail } from './key-mail.ts'

/** A key lets somebody act who is nobody: every owner is told at once, whoever of them made it. */
export const tellOwners = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  { id, name, mode, scopes, answeredBy }: OrganisationKey,
  publicUrl: string,
  now: Date,
): Promise<void> => {
  const owners = await findOwners(tx, organisationId)
  const addresses = await findAddresses(tx, owners)
  const organisation = (await findPartyNames(tx, [organisationId])).get(organisationId) ?? ''
  const may = scopes.map((scope) => keyScopeWords[scope].name.toLowerCase())
  const told = { organisation, name, mode, by: answeredBy ?? 'Somebody', may }
  const mails = [...addresses.values()].map((to) => keyMadeMail(publicUrl, to, told))
  await enqueueAll(tx, [jobOf(sendMailTask, mails)])
  const [first] = mails
  if (!first) return
  await notify(
    tx,
    {
      organisationId,
      to: { personIds: owners },
      kind: 'members',
      key: `key-made:${id}`,
      href: '/organisation#keys',
      ...asMailed(first),
      by: personId,
      mailed: { personIds: owners },
    },
    now,
  )
}
