import { findAddresses } from '../../people/identity/index.ts'
import type { Db } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { registryNewsTask } from '../registry-retirements/index.ts'
import { registryMail } from './registry-mail.ts'
import { findRetirement, findRetirementOwner } from './retirement-queries.ts'

type Parts = { db: Db; publicUrl: string }

export const retirementTasks = ({ db, publicUrl }: Parts): TaskHandler[] => [
  does(registryNewsTask, ({ retirementId, failure }) =>
    inTransaction(db, async (tx) => {
      const retirement = await findRetirement(tx, retirementId)
      const { buyerId } = (await findRetirementOwner(tx, retirementId)) ?? {}
      if (!retirement || !buyerId) return
      await announce(tx, { personId: buyerId }, { type: 'holdings.changed' })
      const to = (await findAddresses(tx, [buyerId])).get(buyerId)
      const mail = to ? registryMail(publicUrl, to, { retirement, failure }) : null
      if (mail) await enqueue(tx, sendMailTask, mail)
    }),
  ),
]
