import { tellBacking } from '@ledgerleaf/contract/backing'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailFact } from '../../platform/mail/mail-content.ts'
import type { Loss } from './match-batches.ts'

type Told = Pick<Loss, 'projectName' | 'registry' | 'backing'>

const creditsOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'credit' : 'credits'}`

const nameFacts = ({ projectName, registry }: Told): MailFact[] => [
  { label: 'Project', value: projectName },
  { label: 'Registry', value: registry },
]

const sellerLink = (publicUrl: string) => ({
  label: 'See your dashboard',
  link: `${publicUrl}/seller_dashboard`,
})
const buyerLink = (publicUrl: string) => ({ label: 'See your credits', link: `${publicUrl}/dashboard` })

export const unsaleableMail = (publicUrl: string, to: string, loss: Told): MailMessage => ({
  to,
  subject: `Credits of ${loss.projectName} are not on sale`,
  content: {
    reader: 'seller',
    state: 'Not on sale',
    body: [
      `${loss.projectName}: ${tellBacking(loss.registry, loss.backing)} Credits it concerns are not sold until that is cleared up.`,
      { facts: nameFacts(loss) },
      `If the record is wrong, answer this mail with what ${loss.registry} says.`,
    ],
    action: sellerLink(publicUrl),
  },
})

/** The same to operators: how much of it is in whose hands. */
export const lossMail = (
  publicUrl: string,
  loss: Told,
  { held, withdrawn }: { held: number; withdrawn: number },
): Omit<MailMessage, 'to'> => ({
  subject: `${loss.registry} speaks against credits of ${loss.projectName}`,
  content: {
    reader: 'operator',
    state: 'Needs your attention',
    body: [
      `${loss.projectName}: ${tellBacking(loss.registry, loss.backing)}`,
      {
        facts: [
          ...nameFacts(loss),
          { label: 'Held by buyers', value: creditsOf(held) },
          ...(withdrawn > 0 ? [{ label: 'In wallets', value: creditsOf(withdrawn) }] : []),
        ],
      },
      held > 0
        ? `Buyers hold ${creditsOf(held)} of them and were told. They are owed a replacement or their money.`
        : 'No buyer holds any of them here. The seller was told, and they are not sold.',
      ...(withdrawn > 0
        ? [
            `${creditsOf(withdrawn)} of them are tokens in wallets on the chain, and whose they are by now nobody knows.`,
          ]
        : []),
    ],
    action: { label: 'The desk of registries', link: `${publicUrl}/operator/registries` },
  },
})

export const usedElsewhereMail = (
  publicUrl: string,
  to: string,
  loss: Told,
  credits: number,
): MailMessage => ({
  to,
  subject: `About your credits of ${loss.projectName}`,
  content: {
    reader: 'buyer',
    state: 'We are looking into it',
    body: [
      `${loss.registry} now lists ${creditsOf(credits)} of ${loss.projectName} that you hold as used by somebody else. ${tellBacking(loss.registry, loss.backing)}`,
      {
        figure: { label: `In question at ${loss.registry}`, value: creditsOf(credits) },
        facts: nameFacts(loss),
      },
      'We have stopped their sale and are looking into it. These credits cannot be retired meanwhile, so that nobody claims a tonne twice. You need not do anything: we will write to you with a replacement or your money.',
    ],
    action: buyerLink(publicUrl),
  },
})

export const saleableMail = (publicUrl: string, to: string, back: Told): MailMessage => ({
  to,
  subject: `Credits of ${back.projectName} can be sold again`,
  content: {
    reader: 'seller',
    body: [
      `${back.registry}’s records no longer say that credits of ${back.projectName} were used. What was on sale is on sale again.`,
      { facts: nameFacts(back) },
    ],
    action: sellerLink(publicUrl),
  },
})

export const regainedMail = (publicUrl: string, to: string, back: Told, credits: number): MailMessage => ({
  to,
  subject: `Your credits of ${back.projectName} are as they were`,
  content: {
    reader: 'buyer',
    body: [
      `We wrote to you that ${back.registry} lists ${creditsOf(credits)} of ${back.projectName} that you hold as used by somebody else. Its records no longer say so: you can retire them.`,
      { figure: { label: 'Yours to retire', value: creditsOf(credits) }, facts: nameFacts(back) },
    ],
    action: buyerLink(publicUrl),
  },
})
