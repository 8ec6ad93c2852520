import { allowed, type ClaimRule, notAllowed, tonnes } from './rule.ts'

const unit = String.raw`(?:metric\s+)?(?:t|tco2e?|tons?|tonnes?|credits?)`
const amount = String.raw`(?<number>\d[\d,.\s]*)(?:(?<scale>kt|mt|thousand|million)(?:\s+${unit})?|${unit})\b`

/** `1,240`, `1.240`, `1 240`, `1.5 kt`: a group of three behind the last mark makes it a separator. */
export const readAmount = (number: string, scale: string | undefined): number => {
  const bare = number.replaceAll(/\s/g, '').replace(/[.,]$/, '')
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare)
  const value = Number(grouped ? bare.replaceAll(/[.,]/g, '') : bare.replace(',', '.'))
  const factor = { kt: 1e3, thousand: 1e3, mt: 1e6, million: 1e6 }[scale?.toLowerCase() ?? ''] ?? 1
  return value * factor
}

const judgeAmount = (said: number, known: number, verb: string) => {
  if (!Number.isFinite(said)) return null
  return said <= known
    ? allowed(`${tonnes(known)} were ${verb} in the period, with certificates anyone can check.`)
    : notAllowed(
        `The text says ${tonnes(said)}; ${tonnes(known)} were ${verb} in the period.`,
        `Say ${tonnes(known)}, or retire the rest first.`,
      )
}

const source = 'The ledger: retirements in the period'

/** Claims of so many tonnes, held against what was retired. */
export const quantityRules: readonly ClaimRule[] = [
  {
    id: 'tonnes-retired',
    words: new RegExp(
      String.raw`\b(?:retir(?:ed|ing)|offset(?:ting)?|compensat(?:ed|ing)|neutrali[sz]ed)\b[^.\d]{0,40}?${amount}`,
      'giu',
    ),
    source,
    isSourceChecked: true,
    judge: ({ facts }, { groups }) =>
      judgeAmount(readAmount(groups?.number ?? '', groups?.scale), facts.retiredTonnes, 'retired'),
  },
  {
    id: 'tonnes-removed',
    words: new RegExp(String.raw`\bremov(?:ed|ing)\b[^.\d]{0,40}?${amount}`, 'giu'),
    source,
    isSourceChecked: true,
    judge: ({ facts }, { groups }) =>
      judgeAmount(
        readAmount(groups?.number ?? '', groups?.scale),
        facts.removedTonnes,
        'retired from removal projects',
      ),
  },
  {
    id: 'offset-without-retirement',
    words: /\b(?:offset(?:s|ting)?|compensat(?:ed?|ing|ion))\b/giu,
    source,
    isSourceChecked: true,
    judge: ({ facts }) =>
      facts.retiredTonnes > 0
        ? null
        : notAllowed('Nothing was retired in the period. Credits that are only held have offset nothing.'),
  },
]
