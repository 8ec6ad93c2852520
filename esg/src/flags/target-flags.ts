import type { Flag } from '../types.ts'
import { saidIn } from './cues.ts'
import { type FlagInput, placesOf } from './flag-input.ts'
import { flagOrAsk, someReading } from './flag-or-ask.ts'
import { standards as s } from './standards.ts'
import { writeTonnes } from './write-tonnes.ts'

/** Targets that cannot be checked, and the path to those that can. */
export const targetFlags = ({ cues, targets, figures, latest }: FlagInput): Flag[] => {
  const flags: Flag[] = []
  const percents = targets.filter(({ percent }) => percent !== null)
  const baseless = percents.filter(({ baseYear }) => baseYear === null)
  if (percents.length > 0 && baseless.length === percents.length && !saidIn(cues, 'baseYear'))
    flags.push({
      id: 'BASEYEAR-MISSING',
      kind: 'rule',
      severity: 'medium',
      title: 'A target without a base year',
      found: 'Reduction targets are stated, and the year they start from was not found in this document.',
      standards: [s.esrsTargets, s.ifrsTargets, s.ghgBase],
      todo: 'Name the base year and its emissions beside each target.',
      evidence: baseless.slice(0, 3).map(({ evidence }) => evidence),
    })
  const unscoped = percents.filter(({ scopes }) => scopes.length === 0)
  if (percents.length > 0 && unscoped.length === percents.length)
    flags.push({
      id: 'TARGET-NO-SCOPE',
      kind: 'rule',
      severity: 'medium',
      title: 'A target without scopes',
      found: 'Which scopes the reduction targets cover was not found beside them.',
      standards: [s.esrsTargets, s.ifrsTargets],
      todo: 'State the scopes and the share of their emissions each target covers.',
      evidence: unscoped.slice(0, 3).map(({ evidence }) => evidence),
    })
  const zero = targets.filter(({ netZero }) => netZero)
  if (zero.length > 0 && !percents.some(({ targetYear }) => (targetYear ?? 9999) <= 2035))
    flags.push({
      id: 'NETZERO-NO-INTERIM',
      kind: 'rule',
      severity: 'medium',
      title: 'Net zero without an interim target',
      found:
        'A net-zero or neutrality target is stated, and no reduction target until 2035 was found in this document.',
      standards: [s.esrsTargets, s.ifrsTargets],
      todo: 'Set and publish a gross reduction target for about 2030.',
      evidence: zero.slice(0, 2).map(({ evidence }) => evidence),
    })
  const claim = saidIn(cues, 'neutral')
  const credits = saidIn(cues, 'credits')
  const three = figures.some(({ metric, year }) => metric === 'scope3_total' && year === latest)
  if (claim && credits && !three)
    flags.push({
      id: 'CARBON-NEUTRAL-CLAIM',
      kind: 'rule',
      severity: 'high',
      title: 'A neutrality claim with credits and without Scope 3',
      found: 'The document claims neutrality, speaks of credits, and a Scope 3 total was not found in it.',
      standards: [s.esrsCredits, s.ghgScope3],
      todo: 'State what the claim covers, keep gross emissions apart from credits, and report Scope 3.',
      evidence: [claim, credits],
    })
  for (const target of percents) {
    const [scope] = target.scopes
    if (
      target.scopes.length !== 1 ||
      !target.baseYear ||
      !target.targetYear ||
      !target.percent ||
      latest === null ||
      latest <= target.baseYear
    )
      continue
    const metric = scope === 1 ? 'scope1' : scope === 3 ? 'scope3_total' : 'scope2_market'
    const base = figures.find((figure) => figure.metric === metric && figure.year === target.baseYear)
    const now = figures.find((figure) => figure.metric === metric && figure.year === latest)
    if (!base || !now) continue
    const done = Math.min(1, (latest - target.baseYear) / (target.targetYear - target.baseYear))
    const pathFrom = (start: number) => start * (1 - ((target.percent ?? 0) / 100) * done)
    const isBehind = (current: number, start: number) => current > pathFrom(start) * 1.1
    if (!isBehind(now.value, base.value)) continue
    const path = `a straight path from ${target.baseYear} to ${target.targetYear} would be at ${writeTonnes(pathFrom(base.value))}`
    flags.push(
      flagOrAsk({
        flag: {
          id: 'TARGET-OFFTRACK',
          severity: 'medium',
          title: 'Behind a straight path to the target',
          found: `Scope ${scope} is ${writeTonnes(now.value)} in ${latest}; ${path}.`,
          standards: [s.ifrsTargets],
          todo: 'Explain the gap and the measures that will close it.',
          evidence: [target.evidence, ...placesOf([now])],
        },
        asRead: `As we read it, Scope ${scope} is ${writeTonnes(now.value)} in ${latest}, and ${path}.`,
        figures: [now, base],
        isExcused: someReading([now, base], ([current = 0, start = 0]) => !isBehind(current, start)),
      }),
    )
  }
  return flags
}
