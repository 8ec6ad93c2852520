import type { ForwardCertificate } from '@ledgerleaf/contract/forwards'
import type { Certificate, CommonCertificate } from '@ledgerleaf/contract/retirements'
import type { SharedCertificate } from '@ledgerleaf/contract/shared-certificates'
import { Credits } from '@ledgerleaf/contract/units'
import { companyName, idOf, type PaperSize, prefixOf, projectName } from './paper-names.ts'
import { retirementOf } from './report-data.ts'

const blocks = { short: 1, long: 60, extreme: 7 }
const words = 'Wetlands of the northern coast, and what grows on them; '

export const certificateSample = (size: PaperSize, number = 1): Certificate => {
  const count = blocks[size]
  const each = size === 'extreme' ? 999_999_999 : 1240
  const isExtreme = size === 'extreme'
  return {
    retirement: retirementOf(idOf(number), each * count, {
      projectName: projectName(size, number - 1),
      registryProjectId: `VCS ${900 + number}`,
      beneficiary: companyName(size),
      onBehalfOf: isExtreme ? 'شركة الطاقة المتجددة للشرق الأوسط' : null,
      purpose: isExtreme ? words.repeat(4).trim() : 'Business travel of 2025',
      message: isExtreme ? words.repeat(7).trim() : null,
      periodStartsOn: '2025-01-01',
      periodEndsOn: '2025-06-30',
      retiredAt: '2026-11-04T10:00:00.000Z',
      score: 78,
      serials: Array.from({ length: count }, (_, at) => ({
        prefix: prefixOf(at + number),
        first: 900_000_000_001 + at * each,
        last: 900_000_000_000 + (at + 1) * each,
      })),
    }),
    state: 'logged',
    logIndex: 1233 + number,
    registryLogIndex: null,
    file: { format: 'ledgerleaf.certificate/v1', quantity: each * count },
    verifierKeys: [],
    origin: 'ledgerleaf.example/log',
  }
}

const batches = { short: 3, long: 40, extreme: 6 }

export const commonSample = (size: PaperSize): CommonCertificate => {
  const certificates = Array.from({ length: batches[size] }, (_, at) =>
    certificateSample(size === 'long' ? 'short' : size, at + 1),
  )
  const quantity = certificates.reduce((sum, { retirement }) => sum + retirement.quantity, 0)
  return { id: idOf(77), quantity: Credits.parse(quantity), certificates }
}

const dealt = {
  short: { shares: 2, batches: 1 },
  long: { shares: 30, batches: 6 },
  extreme: { shares: 50, batches: 7 },
}
const kinds = ['subsidiary', 'product', 'other'] as const

/** As it is dealt: of each batch several shares, and now and then a share of two batches. */
export const sharedSample = (size: PaperSize): SharedCertificate => {
  const { shares: count, batches: of } = dealt[size]
  const shares = Array.from({ length: count }, (_, at) => {
    const isOfTwo = of > 1 && at % Math.ceil(count / of) === 0 && at > 0
    const certificates = Array.from({ length: isOfTwo ? 2 : 1 }, (_, part) => {
      const one = certificateSample(size === 'long' ? 'short' : size, (at % of) + 1 + part)
      const retirement = { ...one.retirement, id: idOf(200 + at * 2 + part), sharedTonnes: Credits.parse(9) }
      return { ...one, retirement, logIndex: 1234 + at * 2 + part }
    })
    const quantity = certificates.reduce((sum, { retirement }) => sum + retirement.quantity, 0)
    return {
      kind: kinds[at % 3] ?? 'other',
      name: `${companyName(size)} ${at + 1}`,
      quantity: Credits.parse(quantity),
      certificateId: isOfTwo ? idOf(400 + at) : (certificates[0]?.retirement.id ?? ''),
      certificates,
    }
  })
  const quantity = shares.reduce((sum, one) => sum + one.quantity, 0)
  return {
    id: idOf(78),
    quantity: Credits.parse(quantity),
    purpose: size === 'extreme' ? words.repeat(4).trim() : 'Business travel of 2025',
    shares,
  }
}

const dates = { short: 2, long: 12, extreme: 12 }

export const forwardSample = (size: PaperSize): ForwardCertificate => {
  const each = Credits.parse(size === 'extreme' ? 99_999_999 : 400)
  const none = Credits.parse(0)
  const days = Array.from({ length: dates[size] }, (_, at) => `20${27 + at}-06-30`)
  return {
    id: idOf(5),
    projectId: idOf(6),
    projectName: projectName(size, 0),
    registry: 'Puro.earth',
    registryProjectId: 'PURO-77',
    category: 'biochar',
    mechanism: 'removal',
    country: 'DE',
    vintageStartsOn: '2027-01-01',
    vintageEndsOn: '2030-12-31',
    boughtAt: '2026-11-04T10:00:00.000Z',
    status: 'partly',
    quantity: Credits.parse(each * days.length),
    delivered: each,
    retired: none,
    shortfall: 'replace',
    milestones: days.map((dueOn, at) => ({
      id: idOf(at),
      agreedOn: dueOn,
      dueOn,
      quantity: each,
      delivered: at === 0 ? each : none,
      state: at === 0 ? 'delivered' : 'open',
      waits: 0,
    })),
    deliveries: [],
    outlook: { rule: 'outlook/v1', percent: 62, credits: 248, because: [] },
    steps: [
      {
        kind: 'bought',
        at: '2026-11-04T10:00:00.000Z',
        credits: each * days.length,
        entryId: idOf(8),
        logIndex: 17,
      },
      { kind: 'delivered', at: '2027-06-28T10:00:00.000Z', credits: each, entryId: idOf(9), logIndex: null },
    ],
  }
}
