import type { Flag } from '../types.ts'
import { findCue } from './find-cue.ts'
import type { FlagInput } from './flag-input.ts'
import { standards as s } from './standards.ts'

/** Targets that cannot be checked, and the path to those that can. */
export const targetFlags = ({ pages, targets, findings, latest }: FlagInput): Flag[] => {
  const flags: Flag[] = []
  const percents = targets.filter(({ percent }) => percent !== null)
  const baseless = percents.filter(({ baseYear }) => baseYear === null)
  if (percents.length > 0 && baseless.length === percents.length)
    flags.push({
      id: 'BASEYEAR-MISSING',
      severity: 'medium',
      title: 'A target without a base year',
      found: 'Reduction targets are stated, and none names the year it starts from.',
      standards: [s.esrsTargets, s.ifrsTargets, s.ghgBase],
      todo: 'Name the base year and its emissions beside each target.',
      evidence: baseless.slice(0, 3).map(({ evidence }) => evidence),
    })
  const unscoped = percents.filter(({ scopes }) => scopes.length === 0)
  if (percents.length > 0 && unscoped.length === percents.length)
    flags.push({
      id: 'TARGET-NO-SCOPE',
      severity: 'medium',
      title: 'A target without scopes',
      found: 'The reduction targets do not say which scopes they cover.',
      standards: [s.esrsTargets, s.ifrsTargets],
      todo: 'State the scopes and the share of their emissions each target covers.',
      evidence: unscoped.slice(0, 3).map(({ evidence }) => evidence),
    })
  const zero = targets.filter(({ netZero }) => netZero)
  if (zero.length > 0 && !percents.some(({ targetYear }) => (targetYear ?? 9999) <= 2035))
    flags.push({
      id: 'NETZERO-NO-INTERIM',
      severity: 'medium',
      title: 'Net zero without an interim target',
      found: 'A net-zero or neutrality target is stated, and no reduction target until 2035 was found.',
      standards: [s.esrsTargets, s.ifrsTargets],
      todo: 'Set and publish a gross reduction target for about 2030.',
      evidence: zero.slice(0, 2).map(({ evidence }) => evidence),
    })
  const claim = findCue(
    pages,
    /\b(?:is|are|were|became|been|remain(?:s|ed)?|as) (?:carbon|climate|CO2)[- ]neutral|certified (?:carbon|climate)[- ]neutral/i,
  )
  const credits = findCue(
    pages,
    /carbon (?:credits?|offsets?)|offset(?:s|ting)? (?:retired|purchased|projects)/i,
  )
  const three = findings.some(({ metric, year }) => metric === 'scope3_total' && year === latest)
  if (claim && credits && !three)
    flags.push({
      id: 'CARBON-NEUTRAL-CLAIM',
      severity: 'high',
      title: 'A neutrality claim with credits and without Scope 3',
      found: 'The document claims neutrality, speaks of credits, and no Scope 3 total was found.',
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
    const base = findings.find((finding) => finding.metric === metric && finding.year === target.baseYear)
    const now = findings.find((finding) => finding.metric === metric && finding.year === latest)
    if (!base || !now) continue
    const path =
      base.value *
      (1 -
        (target.percent / 100) *
          Math.min(1, (latest - target.baseYear) / (target.targetYear - target.baseYear)))
    if (now.value > path * 1.1)
      flags.push({
        id: 'TARGET-OFFTRACK',
        severity: 'medium',
        title: 'Behind a straight path to the target',
        found: `Scope ${scope} is ${Math.round(now.value).toLocaleString('en')} t in ${latest}; a straight path from ${target.baseYear} to ${target.targetYear} would be at ${Math.round(path).toLocaleString('en')} t.`,
        standards: [s.ifrsTargets],
        todo: 'Explain the gap and the measures that will close it.',
        evidence: [target.evidence, now.evidence],
      })
  }
  return flags
}
