import { type CertificateFile, verifyCertificate } from '@ledgerleaf/provenance/certificate'

export type Check = { file: CertificateFile; origin: string; verifierKeys: string[]; sliceMs: number }

/** Runs in a page: one certificate after the other, each from its file and the key alone. */
export const verifyForAWhile = async ({ file, origin, verifierKeys, sliceMs }: Check): Promise<number> => {
  const verifyOnce = async () => {
    const { verified, reason } = await verifyCertificate(file, { origin, verifierKeys })
    if (!verified) throw new Error(`the certificate does not verify: ${reason}`)
  }
  for (let warm = 0; warm < 20; warm++) await verifyOnce()
  const begunAt = performance.now()
  let done = 0
  while (performance.now() - begunAt < sliceMs) {
    await verifyOnce()
    done += 1
  }
  return done / ((performance.now() - begunAt) / 1000)
}
