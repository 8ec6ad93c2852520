export { addPasskey, checkPasskey, startPasskey } from './add-passkey.ts'
export { type Adder, confirmTotp, plantTotp, startTotp } from './add-totp.ts'
export { sweepChallenges } from './challenges.ts'
export { forgetFactors, removeFactor, renameFactor } from './change-factor.ts'
export {
  factorAddedMail,
  factorRemovedMail,
  factorsResetMail,
  recoveryMadeMail,
  recoveryUsedMail,
} from './factor-mails.ts'
export { countRecoveryCodes, findFactors, findPublicCode, findWays, hasFactor } from './factor-queries.ts'
export { askPasskey } from './passkey-question.ts'
export { factorPersonalData } from './personal-data.ts'
export { provePasskey } from './prove-passkey.ts'
export { proveTotp } from './prove-totp.ts'
export { endRecoveryCodes, isRecoveryCode, makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
export { relyingParty } from './relying-party.ts'
export { sealedTotp } from './sealed-totp.ts'
