import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

// Links name the configured address of the site. The Host header of a request is the sender's to choose.
const link = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`

export const verificationMail = (publicUrl: string, to: string, token: string): MailMessage => ({
  to,
  subject: 'Confirm your e-mail address',
  content: {
    reader: 'address',
    body: ['An account at Ledgerleaf was opened with this e-mail address.'],
    action: { label: 'Confirm that the address is yours', link: link(publicUrl, '/verify-email', token) },
    more: [
      'The link works for 24 hours. If you did not open an account, do nothing: without the confirmation the address is not trusted.',
    ],
  },
})

export const resetMail = (publicUrl: string, to: string, token: string): MailMessage => ({
  to,
  subject: 'Reset your password',
  content: {
    reader: 'account',
    body: ['Someone asked to reset the password of your Ledgerleaf account.'],
    action: { label: 'Choose a new password', link: link(publicUrl, '/reset-password', token) },
    more: [
      'The link works once and for one hour. If it was not you, do nothing: your password stays as it is.',
    ],
  },
})

export const passwordChangedMail = (publicUrl: string, to: string): MailMessage => ({
  to,
  subject: 'Your password was changed',
  content: {
    reader: 'account',
    state: 'Check that it was you',
    body: [
      'The password of your Ledgerleaf account was changed just now, and every device was signed out.',
      'If it was not you, reset the password at once: whoever did it could read your mail.',
    ],
    action: { label: 'Reset the password', link: `${publicUrl}/forgot-password` },
  },
})

export const guessesMail = (publicUrl: string, to: string): MailMessage => ({
  to,
  subject: 'Wrong passwords were tried for your account',
  content: {
    reader: 'account',
    state: 'Not let in',
    body: [
      'Somebody tried many wrong passwords for your Ledgerleaf account. None of them was right, and new devices have to wait before they can try again.',
      'Devices on which you have signed in before are not held up. On any other you get in at once by choosing a new password.',
    ],
    action: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    more: [
      'If the tries were not yours and your password is long and used nowhere else, there is nothing you need to do.',
    ],
  },
})

export const codesMail = (publicUrl: string, to: string): MailMessage => ({
  to,
  subject: 'Wrong codes were tried for your account',
  content: {
    reader: 'account',
    state: 'Not let in: check that it was you',
    body: [
      'Somebody gave the right password of your Ledgerleaf account and then many wrong codes. They were not let in, and have to wait before they can try again.',
      'If it was not you, somebody knows your password: choose a new one.',
    ],
    action: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
  },
})

export const signUpMail = (publicUrl: string, to: string): MailMessage => ({
  to,
  subject: 'Somebody tried to sign up with your address',
  content: {
    reader: 'account',
    body: [
      'Somebody tried to open an account at Ledgerleaf with this e-mail address. You have one already, so nothing was opened and nothing was changed.',
    ],
    action: { label: 'If it was you, sign in', link: `${publicUrl}/signin` },
    more: [
      { label: 'Or choose a new password, if you forgot yours', link: `${publicUrl}/forgot-password` },
      'If it was not you, there is nothing you need to do.',
    ],
  },
})

/** What the owner of an address is told of that somebody else did. */
export const warnings = { guesses: guessesMail, codes: codesMail, signUp: signUpMail } as const
