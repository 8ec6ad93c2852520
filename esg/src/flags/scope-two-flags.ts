import type { Flag } from '../types.ts'
import { saidIn } from './cues.ts'
import { type FlagFigure, type FlagInput, placesOf } from './flag-input.ts'
import { flagOrAsk, someReading } from './flag-or-ask.ts'
import { standards as s } from './standards.ts'
import { writeTonnes } from './write-tonnes.ts'

const nearZero = 0.01

const methodFlag = (only: FlagFigure, year: number): Flag => {
  const isLocation = only.metric === 'scope2_location'
  return {
    id: 'S2-SINGLE-METHOD',
    kind: 'rule',
    severity: 'medium',
    title: 'Scope 2 by one method only',
    found: `Only the ${isLocation ? 'location-based' : 'market-based'} figure for ${year} was found in this document.`,
    standards: [s.ghgScope2, s.esrsScope2, s.ifrsScope2],
    todo: `Add the ${isLocation ? 'market-based' : 'location-based'} figure.`,
    evidence: placesOf([only]),
  }
}

const unnamedFlag = (vague: FlagFigure, year: number): Flag =>
  flagOrAsk({
    flag: {
      id: 'S2-METHOD-UNSTATED',
      severity: 'medium',
      title: 'The method of Scope 2 was not found',
      found: `Whether Scope 2 for ${year} is location-based or market-based was not found in this document.`,
      standards: [s.ghgScope2, s.esrsScope2, s.ifrsScope2],
      todo: 'Name the method beside the figure and report the other one as well.',
      evidence: placesOf([vague]),
    },
    asRead: `As we read it, Scope 2 of ${year} stands without its method.`,
    figures: [vague],
    isExcused: false,
  })

const zeroFlag = (market: FlagFigure, location: FlagFigure): Flag =>
  flagOrAsk({
    flag: {
      id: 'S2-MARKET-ZERO',
      severity: 'high',
      title: 'Market-based Scope 2 near zero without contracts named',
      found: `Market-based Scope 2 is ${writeTonnes(market.value)} against ${writeTonnes(location.value)} location-based, and certificates or supply contracts were not found in this document.`,
      standards: [s.ghgScope2, s.ifrsScope2],
      todo: 'Name the contractual instruments and how they meet the quality criteria.',
      evidence: placesOf([market, location]),
    },
    asRead: `As we read them, market-based Scope 2 is ${writeTonnes(market.value)} against ${writeTonnes(location.value)} location-based.`,
    figures: [market, location],
    isExcused: someReading([market, location], ([m = 0, l = 0]) => m >= nearZero * l),
  })

/** Which of the two methods are there for the latest year, and whether the total says which it contains. */
export const scopeTwoFlags = ({ cues, figures, latest }: FlagInput): Flag[] => {
  if (latest === null) return []
  const get = (metric: string) => figures.find((one) => one.metric === metric && one.year === latest)
  const location = get('scope2_location')
  const market = get('scope2_market')
  const vague = get('scope2_unspecified')
  const total = get('total')
  const flags: Flag[] = []
  if (!location && !market && !vague)
    flags.push({
      id: 'S2-MISSING',
      kind: 'rule',
      severity: 'high',
      title: 'Scope 2 was not found',
      found: `A Scope 2 figure for ${latest} was not found in this document.`,
      standards: [s.ghgReport, s.ifrsGross, s.esrsGross, s.sb253, s.secr],
      todo: 'If it stands there, add it to the findings. Otherwise report Scope 2, location-based and market-based.',
      evidence: [],
    })
  // A figure without its method beside one with each method is the same said twice.
  if (vague && !(location && market)) flags.push(unnamedFlag(vague, latest))
  const only = vague || (location && market) ? undefined : (location ?? market)
  if (only) flags.push(methodFlag(only, latest))
  if (market && location && location.value > 0 && market.value < nearZero * location.value)
    if (!saidIn(cues, 'contracts')) flags.push(zeroFlag(market, location))
  if (total?.evidence && location && market)
    if (!/location|market/i.test([total.evidence.quote, ...total.context].join(' ')))
      flags.push(
        flagOrAsk({
          flag: {
            id: 'TOTAL-METHOD',
            severity: 'low',
            title: 'The total does not name its Scope 2 method',
            found: `Both Scope 2 methods are there for ${latest}, and which one the total contains was not found beside it.`,
            standards: [s.esrsTotal],
            todo: 'Print the total on both bases.',
            evidence: placesOf([total]),
          },
          asRead: `As we read it, the total of ${latest} does not name its Scope 2 method.`,
          figures: [total],
          isExcused: false,
        }),
      )
  return flags
}
