import type { Certificate } from '@ledgerleaf/contract/retirements'
import { mailOperators } from '../../people/identity/index.ts'
import { asMailed, notify } from '../../people/notices/index.ts'
import { findPartyAddresses } from '../../people/organisations/index.ts'
import type { Db } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import type { Mail, MailedFile } from '../../platform/mail/open-mail.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import type { Papers } from '../../platform/papers.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { registryNewsTask } from '../registry-retirements/index.ts'
import { certificateMail } from './certificate-mail.ts'
import { writeCertificatePaper } from './certificate-paper.ts'
import { findCertificate } from './certificate-queries.ts'
import { decideUndecided, findUndecidedOwners, perTurnMax } from './decide-whose.ts'
import { mailCertificatesLater, mailSharedLater } from './mail-certificates.ts'
import { markSandbox } from './mark-sandbox.ts'
import { publishRegistryNews } from './publish-registry-news.ts'
import { contradictionMail, registryMail } from './registry-mail.ts'
import { findRetirement, findRetirementOwner } from './retirement-queries.ts'
import { decideWhoseTask, mailCertificatesTask, mailSharedTask } from './retirements.tasks.ts'
import { findSharedCertificate } from './shared-certificate.ts'
import { sharedMail } from './shared-mail.ts'
import { writeSharedPaper } from './shared-paper.ts'

type Parts = {
  db: Db
  publicUrl: string
  alertMail: readonly string[] | null
  isSandbox: boolean
  mail: Pick<Mail, 'send'>
  papers: Papers
}

// What a mail server takes from a stranger ends at about ten megabytes; the rest is linked.
const attachedMax = 10
const attachedBytesMax = 8 * 1024 * 1024

const turnsMax = 8

/** So many turns of it: the next minute goes on. A server that is to end waits for what it began, and a year's take longer than that. */
export const decideSome = async (
  db: Db,
  { turns, perTurn } = { turns: turnsMax, perTurn: perTurnMax },
): Promise<void> => {
  let done = 0
  for (const organisationId of await findUndecidedOwners(db))
    for (let more = true; more; done += 1) {
      if (done === turns) return
      more = await inTransaction(db, (tx) => decideUndecided(tx, organisationId, perTurn))
    }
}

export const retirementTasks = ({
  db,
  publicUrl,
  alertMail,
  isSandbox,
  mail,
  papers,
}: Parts): TaskHandler[] => {
  // A sheet that says its entry is pending would say so for ever in somebody's mail.
  const drawAll = async (certificates: readonly Certificate[]): Promise<MailedFile[]> => {
    const drawn: MailedFile[] = []
    let bytes = 0
    for (const certificate of certificates.filter(({ state }) => state !== 'pending').slice(0, attachedMax)) {
      const content = await papers.draw(async () =>
        writeCertificatePaper(certificate, { publicUrl, layout: 'portrait', isSandbox }),
      )
      bytes += content.length
      if (bytes > attachedBytesMax) break
      const filename = `certificate-${certificate.retirement.id}.pdf`
      drawn.push({ filename, contentType: 'application/pdf', content })
    }
    return drawn
  }
  return [
    does(decideWhoseTask, () => decideSome(db)),
    does(registryNewsTask, ({ retirementId, at, ...news }, began) =>
      inTransaction(db, async (tx) => {
        const retirement = await findRetirement(tx, retirementId)
        if (retirement && news.contradiction)
          await mailOperators(
            tx,
            alertMail,
            contradictionMail(publicUrl, retirement, news.contradiction, news.contradicted),
          )
        const { buyerId } = (await findRetirementOwner(tx, retirementId)) ?? {}
        if (!retirement || !buyerId) return
        await announce(tx, { organisationId: buyerId }, { type: 'holdings.changed' })
        const to = (await findPartyAddresses(tx, [buyerId])).get(buyerId)
        const message = to ? registryMail(publicUrl, to, { retirement, ...news }) : null
        if (!message) return
        await enqueue(tx, sendMailTask, message)
        // The day of the act, which is told as it happened, and not that of this job.
        const now = at === undefined ? began : new Date(at)
        const key = `at-registry:${retirementId}:${message.subject}`
        const about = { organisationId: buyerId, to: 'read', kind: 'retirements', key } as const
        const title = `${retirement.projectName}: ${message.subject.replace(/^Your/, 'your')}`
        await notify(
          tx,
          { ...about, href: `/certificates/${retirementId}`, ...asMailed(message), title },
          now,
        )
        await publishRegistryNews(tx, { organisationId: buyerId, retirement, ...news }, now)
      }),
    ),
    does(mailCertificatesTask, async (asked, now) => {
      const found = await Promise.all(asked.retirementIds.map((id) => findCertificate(db, id)))
      const [first, ...others] = found.flatMap((certificate) =>
        certificate ? [markSandbox(certificate, isSandbox)] : [],
      )
      if (!first) return
      const certificates = [first, ...others] as const
      if (asked.looksLeft > 0 && certificates.some(({ state }) => state === 'pending'))
        return inTransaction(db, (tx) => mailCertificatesLater(tx, asked, now))
      const attachments = await drawAll(certificates)
      const message = certificateMail(publicUrl, asked.to, certificates, attachments.length)
      // Sent here and not by a job of its own: the papers need not pass through the database.
      await mail.send({ ...message, attachments })
    }),
    does(mailSharedTask, async (asked, now) => {
      const shared = await findSharedCertificate(db, asked.sharedId, isSandbox)
      if (!shared) return
      const isPending = shared.shares.some(({ certificates }) =>
        certificates.some(({ state }) => state === 'pending'),
      )
      if (asked.looksLeft > 0 && isPending) return inTransaction(db, (tx) => mailSharedLater(tx, asked, now))
      const paper = isPending ? null : writeSharedPaper(shared, { publicUrl, layout: 'portrait', isSandbox })
      const content = paper && (await papers.draw(async () => paper))
      const filename = `certificate-${shared.id}.pdf`
      const attachments =
        content && content.length <= attachedBytesMax
          ? [{ filename, contentType: 'application/pdf', content }]
          : []
      await mail.send({ ...sharedMail(publicUrl, asked.to, shared, attachments.length > 0), attachments })
    }),
  ]
}
