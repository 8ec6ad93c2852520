import { verifyCertificate } from '@ledgerleaf/provenance/certificate'
import { expect, test } from 'vitest'
import { makeSampleFile, sampleProof } from './sample-proof.ts'

const told = { retiredAt: '2026-03-01T12:00:00.000Z', year: 2025, confirmedOn: '2026-03-15' }

test('the proof the tour shows was really checked', async () => {
  const { verdict, certificate } = await sampleProof(told)
  expect(verdict).toMatchObject({ verified: true, reason: null, entry: { index: 12, size: 13 } })
  expect(verdict.steps.map(({ state }) => state)).not.toContain('failed')
  expect(certificate.retirement).toMatchObject({ quantity: 400, periodStartsOn: '2025-01-01' })
})

test('a letter changed in the sample fails as it would anywhere', async () => {
  const { file, verifierKey } = await makeSampleFile(told)
  const forged = { ...file, words: { ...file.words, beneficiary: 'Somebody Else' } }
  const verdict = await verifyCertificate(forged, { verifierKeys: [verifierKey], origin: file.origin })
  expect(verdict.verified).toBe(false)
})
