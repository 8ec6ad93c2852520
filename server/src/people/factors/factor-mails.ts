import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

const mail = (
  to: string,
  subject: string,
  body: string[],
  action: { label: string; link: string },
): MailMessage => ({
  to,
  subject,
  content: { reader: 'account', state: 'Check that it was you', body, action },
})

const account = (publicUrl: string) => ({ label: 'Look at your account', link: `${publicUrl}/account` })
const reset = (publicUrl: string) => ({
  label: 'Choose a new password',
  link: `${publicUrl}/forgot-password`,
})

export const factorAddedMail = (publicUrl: string, to: string, name: string): MailMessage =>
  mail(
    to,
    'A second factor was added to your account',
    [
      `“${name}” was added to your Ledgerleaf account just now. From now on it is asked for when you sign in.`,
      'If it was not you, sign in, remove it and choose a new password. If you can no longer sign in, write to us.',
    ],
    account(publicUrl),
  )

export const factorRemovedMail = (publicUrl: string, to: string, name: string): MailMessage =>
  mail(
    to,
    'A second factor was removed from your account',
    [
      `“${name}” was removed from your Ledgerleaf account just now, and every other device was signed out.`,
      'If it was not you, choose a new password at once.',
    ],
    reset(publicUrl),
  )

export const recoveryUsedMail = (publicUrl: string, to: string, left: number): MailMessage =>
  mail(
    to,
    'A recovery code of your account was used',
    [
      `One of the recovery codes of your Ledgerleaf account was used just now in place of a second factor. ${left === 1 ? 'One is' : `${left} are`} left.`,
      'If it was not you, somebody has your codes and your password: choose a new password at once, then make new codes on your account page.',
    ],
    reset(publicUrl),
  )

export const recoveryMadeMail = (publicUrl: string, to: string): MailMessage =>
  mail(
    to,
    'New recovery codes were made for your account',
    [
      'Ten new recovery codes were made for your Ledgerleaf account just now. The ones you had before open nothing any more.',
      'If it was not you, choose a new password at once.',
    ],
    reset(publicUrl),
  )

export const factorsResetMail = (publicUrl: string, to: string): MailMessage =>
  mail(
    to,
    'Your second factors were taken off your account',
    [
      'We took every second factor and every recovery code off your Ledgerleaf account, as was asked of us, and signed out every device. Sign in with your password and set up a new one.',
      'If you did not ask for it, answer this mail at once.',
    ],
    { label: 'Sign in', link: `${publicUrl}/signin` },
  )
