import type { Found } from './found.ts'

/** Two rows for Scope 2 where one names its method: the other one is the other method. */
export const completeMethods = (found: Found[]) => {
  const ofYear = new Map<string, typeof found>()
  for (const candidate of found) {
    if (!candidate.metric.startsWith('scope2')) continue
    const key = `${candidate.group}:${candidate.year}`
    const list = ofYear.get(key)
    if (list) list.push(candidate)
    else ofYear.set(key, [candidate])
  }
  for (const list of ofYear.values()) {
    const has = (metric: string) => list.some((other) => other.metric === metric)
    for (const [at, candidate] of list.entries()) {
      if (candidate.metric !== 'scope2_unspecified') continue
      const near = list.slice(Math.max(0, at - 4), at + 5)
      const twin = near.find(
        (other) =>
          Math.abs(other.row.line - candidate.row.line) <= 3 &&
          (other.metric === 'scope2_market' || other.metric === 'scope2_location'),
      )
      // The same figure again is the same method, called otherwise.
      if (twin?.printed === candidate.printed) candidate.metric = twin.metric
      else if (twin && !(has('scope2_location') && has('scope2_market')))
        candidate.metric = twin.metric === 'scope2_market' ? 'scope2_location' : 'scope2_market'
    }
  }
}

/** A sum that says by which method it was made says it of the Scope 2 it is made of. */
export const adoptMethods = (found: Found[]) => {
  for (const sum of found) {
    if ((sum.metric !== 'scope12' && sum.metric !== 'total') || !sum.method) continue
    const same = found.filter(({ year, unit }) => year === sum.year && unit?.factor === sum.unit?.factor)
    const of = (metric: string) =>
      same.filter((other) => other.metric === metric).map(({ printed }) => printed)
    const rests = sum.metric === 'total' ? of('scope3_total') : [0]
    for (const second of same) {
      if (second.metric !== 'scope2_unspecified') continue
      const adds = of('scope1').some((first) =>
        rests.some((rest) => Math.abs(first + second.printed + rest - sum.printed) <= 0.002 * sum.printed),
      )
      if (adds) second.metric = `scope2_${sum.method}`
    }
  }
}
