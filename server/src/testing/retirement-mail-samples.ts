import { contradictionMail } from '../use/retirements/registry-mail.ts'
import { sharedMail } from '../use/retirements/shared-mail.ts'
import { sharedSample } from './certificate-samples.ts'
import { companyOf, creditsOf, projectOf, publicUrl, to, wordsOf } from './mail-names.ts'
import { idOf, type PaperSize } from './paper-names.ts'
import { retirementOf } from './report-data.ts'

export const retiredOf = (size: PaperSize, at: number) =>
  retirementOf(idOf(at), creditsOf(size), {
    projectName: projectOf(size, at),
    beneficiary: companyOf(size),
    retiredAt: '2026-11-04T10:00:00.000Z',
  })

/** What is written about retirements besides their own certificates. */
export const retirementMailSamples = {
  contradictionMail: (size: PaperSize) => contradictionMail(publicUrl, retiredOf(size, 0), wordsOf(size), 4),
  sharedMail: (size: PaperSize) => sharedMail(publicUrl, to, sharedSample(size), true),
}
