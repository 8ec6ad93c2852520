import { verifyCertificate } from '@ledgerleaf/provenance/certificate'
import { expect, test } from 'vitest'
import { makeSampleFile, sampleProof } from './sample-proof.ts'

const retiredAt = '2026-03-01T12:00:00.000Z'

test('the proof the tour shows was really checked', async () => {
  const { verdict, certificate } = await sampleProof(retiredAt)
  expect(verdict).toMatchObject({ verified: true, reason: null, entry: { index: 12, size: 13 } })
  expect(verdict.steps.map(({ state }) => state)).not.toContain('failed')
  expect(certificate.retirement).toMatchObject({ quantity: 400, periodStartsOn: '2025-01-01' })
})

test('a letter changed in the sample fails as it would anywhere', async () => {
  const { file, verifierKey } = await makeSampleFile(retiredAt)
  const forged = { ...file, words: { ...file.words, beneficiary: 'Somebody Else' } }
  const verdict = await verifyCertificate(forged, { verifierKeys: [verifierKey], origin: file.origin })
  expect(verdict.verified).toBe(false)
})
