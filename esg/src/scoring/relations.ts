import { familyOf } from './family.ts'
import type { Features } from './features.ts'
import { weighSums } from './sum-evidence.ts'
import type { Weighed } from './weighed.ts'

const near = (a: number, b: number, tolerance = 0.006) =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b), 1e-9)

const groupBy = <Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const list = groups.get(key)
    if (list) list.push(item)
    else groups.set(key, [item])
  }
  return groups
}

const best = (items: Weighed[]) => items.reduce((most, { chance }) => Math.max(most, chance), 0)
const strongest = (items: Weighed[], count: number) =>
  [...items].sort((a, b) => b.chance - a.chance).slice(0, count)

/** How sure it is that scopes add up to a total, or categories to Scope 3, for each that takes part. */
const addingUp = (ofYear: Weighed[]): Map<Weighed, number> => {
  const found = new Map<Weighed, number>()
  const of = (test: (metric: string) => boolean) =>
    strongest(
      ofYear.filter(({ candidate }) => test(candidate.metric)),
      8,
    )
  const gain = (members: Weighed[]) => {
    for (const member of members) {
      const others = members.filter((other) => other !== member)
      const sure = Math.min(...others.map(({ chance }) => chance))
      found.set(member, Math.max(found.get(member) ?? 0, sure))
    }
  }
  const ones = of((metric) => metric === 'scope1')
  const twos = of((metric) => metric.startsWith('scope2'))
  const threes = of((metric) => metric === 'scope3_total')
  const sums = of((metric) => metric === 'total' || metric === 'scope12')
  for (const one of ones)
    for (const two of twos)
      for (const sum of sums) {
        if (one.candidate.cell === sum.candidate.cell || two.candidate.cell === sum.candidate.cell) continue
        if (near(one.amount + two.amount, sum.amount)) gain([one, two, sum])
        for (const three of threes)
          if (near(one.amount + two.amount + three.amount, sum.amount)) gain([one, two, three, sum])
      }
  for (const tables of groupBy(
    ofYear.filter(({ candidate }) => candidate.metric.startsWith('scope3_cat')),
    ({ candidate }) => candidate.group,
  ).values()) {
    const unique = [
      ...new Map(
        strongest(tables, 60)
          .reverse()
          .map((one) => [one.candidate.metric, one]),
      ).values(),
    ]
    if (unique.length < 2) continue
    const sum = unique.reduce((all, { amount }) => all + amount, 0)
    for (const three of threes) if (near(sum, three.amount, 0.012)) gain([...unique, three])
  }
  return found
}

const distinct = (items: Weighed[]) => {
  const found: Weighed[] = []
  for (const item of items) if (!found.some(({ amount }) => near(amount, item.amount))) found.push(item)
  return found
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** What the rest of the document says of each candidate: rivals, repetitions, sums, neighbours in row, table and time. */
export const relate = (all: Weighed[]): Map<Weighed, Features> => {
  const answers = new Map<Weighed, Features>()
  const byQuestion = groupBy(all, ({ candidate }) => `${candidate.metric} ${candidate.year}`)
  const byMetric = groupBy(all, ({ candidate }) => candidate.metric)
  const byRow = groupBy(
    all,
    ({ candidate: { page, group, line, metric } }) => `${page.number} ${group} ${line} ${metric}`,
  )
  const byTable = groupBy(all, ({ candidate }) => candidate.group)
  const byCell = new Map<unknown, Weighed[]>()
  for (const one of all) byCell.set(one.candidate.cell, [...(byCell.get(one.candidate.cell) ?? []), one])
  const sums = new Map<Weighed, number>()
  const inTable = new Map<Weighed, number>()
  for (const ofYear of groupBy(all, ({ candidate }) => String(candidate.year)).values()) {
    for (const [one, sure] of addingUp(ofYear)) sums.set(one, sure)
    for (const table of groupBy(ofYear, ({ candidate }) => candidate.group).values())
      for (const [one, sure] of addingUp(table)) inTable.set(one, sure)
  }
  const evidenceOf = weighSums(
    byQuestion.values(),
    groupBy(all, ({ candidate }) => `${candidate.group} ${candidate.year}`).values(),
  )
  const tableWorth = new Map<string, number>()
  for (const [group, members] of byTable) {
    const families = groupBy(members, ({ candidate }) => `${familyOf(candidate.metric)} ${candidate.year}`)
    tableWorth.set(
      group,
      [...families.values()].reduce((sum, family) => sum + best(family), 0),
    )
  }
  // The likeliest of each family in a table and year, and a second one where that is the figure itself.
  const inColumn = new Map<string, Weighed[]>()
  for (const [key, members] of groupBy(
    all,
    ({ candidate }) => `${candidate.group} ${candidate.year} ${familyOf(candidate.metric)}`,
  )) {
    const [first] = strongest(members, 1)
    const second = strongest(
      members.filter(({ candidate }) => candidate.cell !== first?.candidate.cell),
      1,
    )
    inColumn.set(key, first ? [first, ...second] : [])
  }
  const likeliest = new Map([...byQuestion].map(([key, members]) => [key, strongest(members, 1)]))
  const usual = new Map<string, number>()
  for (const [metric, members] of byMetric) {
    const likely = members.filter(({ chance, amount }) => chance > 0.3 && amount > 0)
    if (likely.length > 0) usual.set(metric, median(likely.map(({ amount }) => Math.log10(amount))))
  }
  for (const [question, members] of byQuestion) {
    const ranked = strongest(members, 200)
    for (const one of ranked) {
      const { candidate, amount, odds } = one
      const rivals = distinct(ranked.filter((other) => !near(other.amount, amount)).slice(0, 12))
      const same = ranked.filter(
        (other) => other !== one && near(other.amount, amount) && other.candidate.cell !== candidate.cell,
      )
      const elsewhere = same.filter((other) => other.candidate.group !== candidate.group)
      const rival = rivals[0]
      const row = (
        byRow.get(`${candidate.page.number} ${candidate.group} ${candidate.line} ${candidate.metric}`) ?? []
      ).filter((other) => candidate.line >= 0 && other.candidate.cell !== candidate.cell)
      const siblings = (family: string) =>
        (inColumn.get(`${candidate.group} ${candidate.year} ${family}`) ?? []).find(
          (other) => other.candidate.cell !== candidate.cell,
        )?.chance ?? 0
      const [metric] = question.split(' ')
      const beside = [candidate.year - 1, candidate.year + 1].flatMap(
        (year) => likeliest.get(`${metric} ${year}`) ?? [],
      )
      const steps = beside
        .filter((other) => other.amount > 0 && amount > 0)
        .map((other) => Math.abs(Math.log10(amount / other.amount)))
      const readings = (byCell.get(candidate.cell) ?? []).filter(
        (other) =>
          other !== one &&
          other.candidate.metric !== candidate.metric &&
          other.candidate.printed === candidate.printed,
      )
      const digits = ranked.filter(
        (other) =>
          other.candidate.printed === candidate.printed &&
          candidate.printed > 9 &&
          !near(other.amount, amount),
      )
      const scaled = digits[0]
      const likely = rivals.filter(({ chance }) => chance > 0.2)
      const evidence = evidenceOf(one)
      answers.set(one, {
        odds,
        'best rival': rival ? Math.max(rival.odds, -8) : -8,
        'ahead of its rivals': rival ? Math.max(-8, Math.min(odds - rival.odds, 8)) : 8,
        rivals: Math.min(likely.length, 8),
        'largest of its rivals':
          likely.length > 0
            ? Math.max(
                -4,
                Math.min(
                  Math.log10(Math.max(amount, 1e-9) / Math.max(...likely.map((other) => other.amount), 1e-9)),
                  4,
                ),
              )
            : 0,
        'printed again': Math.min(elsewhere.length, 6),
        'printed again for sure': best(elsewhere),
        'same digits at another scale': best(digits),
        'scale beside the other': scaled && amount > 0 ? Math.log10(amount / scaled.amount) : 0,
        'row is of it': row.length > 0 ? row.reduce((sum, other) => sum + other.chance, 0) / row.length : -1,
        'row has years': Math.min(new Set(row.map((other) => other.candidate.year)).size, 6),
        'adds up in its table': inTable.get(one) ?? 0,
        'adds up in the document': sums.get(one) ?? 0,
        'adds up to the digit': evidence.scopes,
        'its rivals add up to it': evidence.whole,
        'adds up with its rivals': evidence.part,
        'of the group, by sums': candidate.features['of the group, by sums'] ?? 0,
        'of a named part': Number(candidate.perimeter !== null),
        'Scope 1 beside it': siblings('scope1'),
        'Scope 2 beside it': siblings('scope2'),
        'Scope 3 beside it': siblings('scope3_total'),
        'total beside it': siblings('total'),
        'categories beside it': siblings('category'),
        'step to the years beside': steps.length > 0 ? Math.min(...steps, 4) : -1,
        'far from its usual size':
          usual.has(candidate.metric) && amount > 0
            ? Math.min(Math.abs(Math.log10(amount) - (usual.get(candidate.metric) ?? 0)), 6)
            : -1,
        'worth of its table': Math.min(tableWorth.get(candidate.group) ?? 0, 20),
        'another reading of the figure':
          readings.length > 0 ? Math.max(...readings.map((other) => other.odds), -8) : -8,
        'another reading adds up': Math.max(0, ...readings.map((other) => evidenceOf(other).scopes)),
        [`is ${familyOf(candidate.metric)}`]: 1,
        [`from ${candidate.rule}`]: 1,
        'method unsaid': Number(candidate.metric === 'scope2_unspecified'),
        size: amount > 0 ? Math.log10(amount) : -1,
        'year assumed': Number(candidate.assumedYear),
        'years ago': candidate.features['years ago'] ?? 0,
      })
    }
  }
  return answers
}
