import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailFact } from '../../platform/mail/mail-content.ts'

type Mail = Omit<MailMessage, 'to'>
type Moved = { projectName: string; quantity: number; address: string }

const ifNotYou = 'If it was not you, change your password and write to us at once.'
const creditsOf = (quantity: number): string =>
  `${quantity.toLocaleString('en-US')} ${quantity === 1 ? 'credit' : 'credits'}`

/** Both ends of it, long enough that nobody makes another one alike. */
const walletFact = (address: string): MailFact => ({
  label: 'Wallet',
  value: address,
  short: `${address.slice(0, 10)}…${address.slice(-8)}`,
  isCode: true,
})

const factsOf = ({ projectName, quantity, address }: Moved) => ({
  facts: [
    { label: 'Credits', value: quantity.toLocaleString('en-US') },
    { label: 'Project', value: projectName },
    walletFact(address),
  ],
})

const holdings = (publicUrl: string) => ({ link: `${publicUrl}/holdings`, label: 'Your holdings' })

/** Whoever has taken an account over would link a wallet of their own: its owner hears of it before anything leaves. */
export const walletLinkedMail = (publicUrl: string, address: string): Mail => ({
  subject: 'A wallet was linked with your account',
  content: {
    reader: 'account',
    state: 'Check that it was you',
    body: [
      'Credits you hold can be withdrawn to this wallet, and what comes back from it is put into your holdings.',
      { facts: [walletFact(address)] },
      `${ifNotYou} You can take the wallet off under your holdings.`,
    ],
    action: holdings(publicUrl),
  },
})

/** Whoever proves a key takes its wallet along: if that was not its owner, what is in it is in danger. */
export const walletLinkedElsewhereMail = (publicUrl: string, address: string): Mail => ({
  subject: 'A wallet of yours was linked with another account',
  content: {
    reader: 'account',
    state: 'Needs your attention',
    body: [
      'Somebody signed with the key of this wallet that it belongs to another account here. It is no longer linked with yours, and what comes back from it goes there.',
      { facts: [walletFact(address)] },
      'If it was not you, somebody else has the key: send what is in the wallet to another one at once, and write to us. With the key you can also link it with your account again.',
    ],
    action: holdings(publicUrl),
  },
})

/** Nobody without the key can undo it. */
export const withdrawalMail = (publicUrl: string, moved: Moved): Mail => ({
  subject: `${creditsOf(moved.quantity)} withdrawn to your wallet`,
  content: {
    reader: 'account',
    body: [
      'These credits have left your holdings and are on their way to your wallet as tokens. Only its key can bring them back; until then they can be neither retired nor sold here.',
      factsOf(moved),
      ifNotYou,
    ],
    action: holdings(publicUrl),
  },
})

/** The chain has confirmed it, and the ledger has it. */
export const broughtBackMail = (publicUrl: string, moved: Moved): Mail => ({
  subject: `${creditsOf(moved.quantity)} back from your wallet`,
  content: {
    reader: 'account',
    body: ['These tokens are credits in your holdings again.', factsOf(moved)],
    action: holdings(publicUrl),
  },
})
