import type { MailLink, MailReader } from './mail-content.ts'

type Why = { words: string; hasAccount: boolean }

const whys: Record<MailReader, Why> = {
  address: { words: 'You get this mail because this address was entered at Ledgerleaf.', hasAccount: false },
  account: { words: 'You get this mail because you have an account at Ledgerleaf.', hasAccount: true },
  buyer: { words: 'You get this mail because you buy carbon credits at Ledgerleaf.', hasAccount: true },
  searcher: {
    words: 'You get this mail because you keep a search of the marketplace at Ledgerleaf.',
    hasAccount: true,
  },
  guest: {
    words: 'You get this mail because carbon credits were bought at Ledgerleaf with this address.',
    hasAccount: false,
  },
  holder: {
    words: 'You get this mail because carbon credits were retired at Ledgerleaf with this address.',
    hasAccount: false,
  },
  payer: {
    words: 'You get this mail because this address was given for a quote and its invoice at Ledgerleaf.',
    hasAccount: false,
  },
  seller: { words: 'You get this mail because you sell carbon credits at Ledgerleaf.', hasAccount: true },
  operator: {
    words: 'You get this mail because you are an operator of Ledgerleaf, or its alerts go to this address.',
    hasAccount: false,
  },
  support: {
    words: 'You get this mail because messages to Ledgerleaf go to this address.',
    hasAccount: false,
  },
  keeper: {
    words: 'You get this mail because checkpoints of the log are kept at this address.',
    hasAccount: false,
  },
}

/** Who writes: the address of the site, and where a person answers. */
export type MailSender = { publicUrl: string; supportEmail: string }

/** The small print: why one gets the mail, who sent it, and where one's account is, if one needs to have one. */
export const tellSender = (reader: MailReader, { publicUrl, supportEmail }: MailSender) => {
  const { words, hasAccount } = whys[reader]
  // What comes in from the contact form is answered to whoever wrote it.
  const answers = reader === 'support' ? [] : [`An answer to this mail reaches ${supportEmail}.`]
  const account: MailLink[] = hasAccount ? [{ label: 'Your account', link: `${publicUrl}/account` }] : []
  return { why: [words, ...answers], site: publicUrl, account }
}
