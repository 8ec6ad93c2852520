export type { CertificateContent } from './certificate-paper.ts'
export { findCertificate } from './certificate-queries.ts'
export { claimRetirements } from './claim-retirements.ts'
export { drawCertificate } from './draw-certificate.ts'
export { findForOthers, findOthers, isForOthersSql } from './for-others.ts'
export { findHoldingPage, findHoldings } from './holding-queries.ts'
export { mailCertificates, tellRetired } from './mail-certificates.ts'
export { markRepaid } from './mark-repaid.ts'
export { markSandbox } from './mark-sandbox.ts'
export { nameShares, refuseUneven } from './name-shares.ts'
export { noteRetired } from './note-retired.ts'
export { retirementPersonalData } from './personal-data.ts'
export { findCountedFiles, findPublishedRetirements } from './published-retirements.ts'
export { registryMail } from './registry-mail.ts'
export { type CreditsToRetire, retireCredits } from './retire-credits.ts'
export { retireWish } from './retire-wish.ts'
export {
  findRetiredOfYears,
  findRetiredTimes,
  findRetiredTonnes,
  type RetiredPart,
} from './retired-tonnes.ts'
export {
  findRetiredIn,
  findRetiredSources,
  findRetirement,
  findRetirementOwner,
  findRetirementPage,
  findRetirements,
} from './retirement-queries.ts'
export { retirementTasks } from './retirements.jobs.ts'
export { retirementRoutes } from './retirements.routes.ts'
export { retirementStanding } from './standing-columns.ts'
export { findStatusPosition, findUncounted } from './status-queries.ts'
export { findUndatedTonnes } from './undated-tonnes.ts'
