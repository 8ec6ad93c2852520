import type { Instruction } from '@ledgerleaf/contract/instructions'
import { checkpointMail } from '../backup/checkpoint-mail.ts'
import {
  approvalAskedMail,
  approvalGivenMail,
  approvalLapsedMail,
  approvalRefusedMail,
} from '../people/approvals/approval-mails.ts'
import {
  factorAddedMail,
  factorRemovedMail,
  factorsResetMail,
  recoveryMadeMail,
  recoveryUsedMail,
} from '../people/factors/factor-mails.ts'
import {
  codesMail,
  guessesMail,
  passwordChangedMail,
  resetMail,
  signUpMail,
  verificationMail,
} from '../people/identity/identity-mails.ts'
import { invitationMail } from '../people/invitations/invitation-mail.ts'
import { type MemberChange, memberMail } from '../people/invitations/member-mail.ts'
import { keyMadeMail } from '../people/keys/key-mail.ts'
import { type ProviderChange, providerMail } from '../people/providers/provider-mail.ts'
import { acknowledgementMail, answerMail, enquiryMail } from '../people/support/support-mails.ts'
import { termsMail } from '../people/terms/terms-mail.ts'
import { webhookOffMail } from '../people/webhooks/webhook-mail.ts'
import type { MailMessage } from '../platform/mail/mail.tasks.ts'
import { alertMail } from '../standing/alert-mail.ts'
import {
  lossMail,
  regainedMail,
  saleableMail,
  unsaleableMail,
  usedElsewhereMail,
} from '../supply/backing/backing-mails.ts'
import { withheldMail } from '../supply/listings/withheld-mail.ts'
import { madeWayMail, photographMail, projectMail } from '../supply/project-files/project-mails.ts'
import { identityMail } from '../supply/seller-checks/identity-mail.ts'
import { accountMail } from '../supply/sellers/account-mail.ts'
import { instructionMail, reminderMail } from '../use/registry-retirements/instruction-mail.ts'
import { certificateMail } from '../use/retirements/certificate-mail.ts'
import { registryMail } from '../use/retirements/registry-mail.ts'
import { reversedMail } from '../use/wallets/reversed-mail.ts'
import {
  broughtBackMail,
  walletLinkedElsewhereMail,
  walletLinkedMail,
  withdrawalMail,
} from '../use/wallets/wallet-mails.ts'
import { newOffersMail } from '../views/searches/searches-mail.ts'
import { certificateSample } from './certificate-samples.ts'
import { companyOf, creditsOf, linesOf, projectOf, publicUrl, to, wordsOf } from './mail-names.ts'
import { noticeMailSamples } from './notice-mail-samples.ts'
import { idOf, type PaperSize, prefixOf } from './paper-names.ts'
import { pendingAt } from './report-data.ts'
import { retiredOf, retirementMailSamples } from './retirement-mail-samples.ts'
import { tradeMailSamples } from './trade-mail-samples.ts'

const now = new Date('2026-11-04T10:00:00.000Z')
const token = 'a-token_of-this-mail'
const support = 'support@ledgerleaf.example'

const memberChanges: MemberChange[] = [
  { what: 'role', role: 'auditor', endsOn: '2027-03-31' },
  { what: 'removed' },
  { what: 'left' },
  { what: 'handed_over' },
  { what: 'contact' },
]

const providerChanges: ProviderChange[] = [
  { what: 'saved' },
  { what: 'removed' },
  { what: 'on' },
  { what: 'off' },
  { what: 'required' },
  { what: 'not_required' },
  { what: 'domain_proven', domain: 'umbrella.example' },
  { what: 'domain_removed', domain: 'umbrella.example' },
  { what: 'domain_missing', domain: 'umbrella.example' },
  { what: 'domain_lapsed', domain: 'umbrella.example' },
]

const certificatesOf = (size: PaperSize) => {
  const of = (at: number) => ({
    ...certificateSample('short', at + 1),
    retirement: {
      ...retiredOf(size, at),
      ...(size === 'short' ? { atRegistry: pendingAt('2026-11-04') } : { togetherId: idOf(77) }),
    },
  })
  const others = Array.from({ length: linesOf[size] - 1 }, (_, at) => of(at + 1))
  return [of(0), ...others] as const
}

const approvalOf = (size: PaperSize) => ({
  organisation: companyOf(size),
  askedBy: 'Ada Lovelace',
  request: {
    id: idOf(3),
    title: `Buy ${creditsOf(size).toLocaleString('en-US')} t: Your own basket`,
    lines: Array.from({ length: linesOf[size] }, (_, at) => `120 t of ${projectOf(size, at)}, 2024`),
    comment: wordsOf(size),
    amountCents: 1_240_000,
    tonnes: null,
    round: 1,
    needed: 2,
    expiresAt: new Date('2026-11-18T10:00:00Z'),
  },
})

const instructionOf = (size: PaperSize, at: number): Instruction => {
  const { registry, registryProjectId, vintageStartsOn, vintageEndsOn, quantity, beneficiary } = retiredOf(
    size,
    at,
  )
  return {
    id: idOf(at),
    registry,
    registryProjectId,
    vintageStartsOn,
    vintageEndsOn,
    quantity,
    beneficiary,
    projectName: projectOf(size, at),
    serials: [{ prefix: prefixOf(at), first: 900_000_000_001, last: 900_000_000_000 + quantity }],
    onBehalfOf: size === 'extreme' ? companyOf(size) : null,
    reason: 'corporate_inventory',
    purpose: wordsOf(size === 'long' ? 'short' : size),
    dueOn: '2026-11-18',
    isOverdue: false,
    sentOn: '2026-11-04',
    said: null,
  }
}

const lossOf = (size: PaperSize) =>
  ({
    projectName: projectOf(size),
    registry: 'Verra VCS',
    backing: { state: 'contradicted', reason: 'retired', credits: 400, asOf: '2026-10-31', url: null },
  }) as const

const enquiryOf = (size: PaperSize) => ({
  name: companyOf(size),
  email: to,
  phone: '+1 555 0100',
  message: wordsOf(size),
})

const walletAddress = '0x52908400098527886e0f7030069857d2e4169ee7'
const movedOf = (size: PaperSize) => ({
  projectName: projectOf(size),
  quantity: creditsOf(size),
  address: walletAddress,
})

const checkpoint =
  'ledgerleaf.example/log\n1234\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n— ledgerleaf.example/log Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n'

/** Each mail the server sends, by the name of what writes it; what is in the name after it is another case of the same. */
export const mailSamples: Record<string, (size: PaperSize) => Omit<MailMessage, 'to'> | null> = {
  ...tradeMailSamples,
  ...retirementMailSamples,
  ...noticeMailSamples,
  newOffersMail: (size) =>
    newOffersMail({
      to,
      publicUrl,
      stopToken: token,
      found: Array.from({ length: size === 'long' ? 20 : 1 }, (_, at) => ({
        name: size === 'extreme' ? companyOf(size) : `Biochar under $150, ${at + 1}`,
        filters: { category: 'biochar', priceMaxCents: 15_000 },
        offers: Array.from({ length: linesOf[size] }, (_, line) => ({
          projectId: idOf(line),
          projectName: projectOf(size, line),
          vintage: 2024,
          priceCents: 11_900,
          availableCredits: creditsOf(size),
        })),
      })),
    }),
  invitationMail: () =>
    invitationMail(publicUrl, to, {
      organisation: 'Umbrella GmbH',
      invitedBy: 'Ada Lovelace',
      role: 'auditor',
      endsOn: '2027-03-31',
      token,
      expiresAt: new Date('2026-12-01T09:30:00Z'),
    }),
  ...Object.fromEntries(
    memberChanges.map((change) => [
      `memberMail ${change.what}`,
      () =>
        memberMail(publicUrl, to, {
          organisation: 'Umbrella GmbH',
          by: 'Ada Lovelace',
          about: 'Ona Colleague',
          change,
        }),
    ]),
  ),
  ...Object.fromEntries(
    (['failing', 'gone'] as const).map((why) => [
      `webhookOffMail ${why}`,
      () =>
        webhookOffMail(publicUrl, to, {
          organisation: 'Umbrella GmbH',
          url: 'https://hooks.umbrella.example/ledgerleaf',
          why,
          failingSince: new Date('2026-03-01T12:00:00Z'),
        }),
    ]),
  ),
  ...Object.fromEntries(
    (['live', 'test'] as const).map((mode) => [
      `keyMadeMail ${mode}`,
      (size: PaperSize) =>
        keyMadeMail(publicUrl, to, {
          organisation: companyOf(size),
          name: 'Shop',
          mode,
          by: 'Ada Lovelace',
          may: ['read', 'trade'],
        }),
    ]),
  ),
  ...Object.fromEntries(
    providerChanges.map((change) => [
      `providerMail ${change.what}`,
      () => providerMail(publicUrl, to, { organisation: 'Umbrella GmbH', by: 'Ada Lovelace', change }),
    ]),
  ),
  approvalAskedMail: (size) => approvalAskedMail(publicUrl, to, token, approvalOf(size)),
  'approvalAskedMail anew': (size) => {
    const told = approvalOf(size)
    const request = { ...told.request, round: 2, needed: 1, comment: '' }
    return approvalAskedMail(publicUrl, to, token, { ...told, request })
  },
  approvalGivenMail: (size) =>
    approvalGivenMail(publicUrl, to, { ...approvalOf(size), by: 'Grace Hopper', isDone: false }),
  'approvalGivenMail done': (size) =>
    approvalGivenMail(publicUrl, to, { ...approvalOf(size), by: 'Grace Hopper', isDone: true }),
  approvalRefusedMail: (size) =>
    approvalRefusedMail(publicUrl, to, { ...approvalOf(size), by: 'Grace Hopper', why: wordsOf(size) }),
  approvalLapsedMail: (size) => approvalLapsedMail(publicUrl, to, approvalOf(size)),
  verificationMail: () => verificationMail(publicUrl, to, token),
  resetMail: () => resetMail(publicUrl, to, token),
  passwordChangedMail: () => passwordChangedMail(publicUrl, to),
  guessesMail: () => guessesMail(publicUrl, to),
  codesMail: () => codesMail(publicUrl, to),
  factorAddedMail: (size) => factorAddedMail(publicUrl, to, companyOf(size)),
  factorRemovedMail: (size) => factorRemovedMail(publicUrl, to, companyOf(size)),
  factorsResetMail: () => factorsResetMail(publicUrl, to),
  recoveryMadeMail: () => recoveryMadeMail(publicUrl, to),
  recoveryUsedMail: () => recoveryUsedMail(publicUrl, to, 9),
  signUpMail: () => signUpMail(publicUrl, to),
  enquiryMail: (size) => enquiryMail(support, enquiryOf(size)),
  acknowledgementMail: (size) => acknowledgementMail(support, enquiryOf(size)),
  answerMail: (size) =>
    answerMail(support, { email: to, message: wordsOf(size), createdAt: now }, wordsOf(size)),
  termsMail: (size) =>
    termsMail(publicUrl, to, { document: 'sellers', version: 4, changed: ['Law', projectOf(size)] }),
  checkpointMail: () => checkpointMail(publicUrl, to, { size: 1234, signedAt: now, note: checkpoint }),
  alertMail: (size) =>
    alertMail(publicUrl, {
      id: idOf(1),
      subject: 'lane-quick',
      check: 'lane-quick',
      title: 'Payments',
      server: 'one:3000',
      state: 'stopping',
      says: wordsOf(size),
      advice: 'Look whether a worker runs.',
      since: now,
      isReminder: false,
    }),
  unsaleableMail: (size) => unsaleableMail(publicUrl, to, lossOf(size)),
  lossMail: (size) => lossMail(publicUrl, lossOf(size), { held: creditsOf(size), withdrawn: 12 }),
  usedElsewhereMail: (size) => usedElsewhereMail(publicUrl, to, lossOf(size), creditsOf(size)),
  saleableMail: (size) => saleableMail(publicUrl, to, lossOf(size)),
  regainedMail: (size) => regainedMail(publicUrl, to, lossOf(size), creditsOf(size)),
  withheldMail: (size) =>
    withheldMail(publicUrl, to, {
      limitWords: '1,000 credits and $10,000',
      tokenIds: Array.from({ length: linesOf[size] }, (_, at) => `LL-VCS-${900 + at}-2023`),
    }),
  projectMail: (size) =>
    projectMail(publicUrl, to, {
      decision: 'ask_changes',
      reason: wordsOf(size),
      projectId: idOf(3),
      projectName: projectOf(size),
    }),
  photographMail: (size) =>
    photographMail(publicUrl, to, {
      reason: wordsOf(size),
      caption: projectOf(size, 1),
      projectId: idOf(3),
      projectName: projectOf(size),
    }),
  madeWayMail: (size) =>
    madeWayMail(to, {
      projectName: projectOf(size),
      serials: `${prefixOf(0)}-900000000001 to 900000001240`,
      enteredAt: now,
    }),
  identityMail: (size) => identityMail(publicUrl, to, { decision: 'ask', reason: wordsOf(size) }),
  accountMail: () => accountMail(publicUrl, to, { ending: '4242', before: '9890', paidFrom: now }),
  instructionMail: (size) => instructionMail(publicUrl, to, instructionOf(size, 0)),
  reminderMail: (size) =>
    reminderMail(
      publicUrl,
      to,
      Array.from({ length: linesOf[size] }, (_, at) => instructionOf(size, at)),
    ),
  certificateMail: (size) => certificateMail(publicUrl, to, certificatesOf(size), 1),
  'registryMail that it is done': (size) =>
    registryMail(publicUrl, to, { retirement: retiredOf(size, 0), failure: null }),
  'registryMail that it failed': (size) =>
    registryMail(publicUrl, to, { retirement: retiredOf(size, 0), failure: wordsOf(size) }),
  'registryMail of a contradiction': (size) =>
    registryMail(publicUrl, to, {
      retirement: retiredOf(size, 0),
      failure: null,
      contradiction: 'the registry’s file of Mar 24, 2026 shows 4 of these credits retired on Jan 5, 2026.',
      contradicted: 4,
    }),
  walletLinkedMail: () => walletLinkedMail(publicUrl, walletAddress),
  walletLinkedElsewhereMail: () => walletLinkedElsewhereMail(publicUrl, walletAddress),
  withdrawalMail: (size) => withdrawalMail(publicUrl, movedOf(size)),
  broughtBackMail: (size) => broughtBackMail(publicUrl, movedOf(size)),
  reversedMail: (size) =>
    reversedMail(
      publicUrl,
      Array.from({ length: linesOf[size] }, (_, at) => 17 + at),
    ),
}
