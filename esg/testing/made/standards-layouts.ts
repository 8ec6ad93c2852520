import type { Metric } from '../../src/types.ts'
import { drawTable, type TableRow } from './draw-table.ts'
import type { Layout } from './layout-parts.ts'

const second = ['scope2_location', 'scope2_market'] as const

/** The table of the European standard: what was, the year itself, and what is aimed at. */
const esrs: Layout = (pen) => {
  const [year = 2024, before = 2023] = pen.figures.years
  const metrics: Metric[] = ['scope1', ...second, 'scope3_total']
  const far = pen.chance.pick([
    ['2030', '2050'],
    ['2030', '(2050)'],
    ['2035', '2050'],
  ])
  const based = pen.chance.maybe(0.5)
  const names: Record<string, string> = {
    scope1: 'Gross Scope 1 GHG emissions',
    scope2_location: 'Gross location-based Scope 2 GHG emissions',
    scope2_market: 'Gross market-based Scope 2 GHG emissions',
    scope3_total: 'Total gross indirect (Scope 3) GHG emissions',
  }
  const heads = [...(based ? ['Base year'] : []), `${before}`, `${year}`, '% N / N-1', ...far]
  const rows = metrics.map(
    (metric): TableRow => [
      `${names[metric]} (${pen.unit})`,
      ...(based ? [pen.decoy(metric, before, 1.2)] : []),
      pen.value(metric, before),
      pen.value(metric, year),
      pen.change(),
      pen.decoy(metric, year, 0.5),
      '0',
    ],
  )
  const share: TableRow = [
    'Percentage of Scope 1 emissions from regulated trading schemes (%)',
    '12',
    '11',
    '10',
  ]
  return drawTable([
    ['', { text: 'Retrospective', over: based ? 4 : 3 }, { text: 'Milestones and target years', over: 2 }],
    ['', ...heads],
    ...rows.slice(0, 1),
    ...(based ? [] : [share.slice(0, 3)]),
    ...rows.slice(1),
  ])
}

/** A questionnaire on climate: the unit in the question, the figure on a line of its own. */
const answers: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  const coded = pen.chance.maybe(0.5)
  const ask = (code: string, text: string) => (coded ? `(${code}) ${text}` : text)
  const some = pen.figures.categories.slice(0, 4)
  return [
    `Emissions data for the reporting year ${year}`,
    '',
    ask('7.6', `What were your organization's gross global Scope 1 emissions in ${pen.spoken}?`),
    'Reporting year',
    ask('7.6.1', `Gross global Scope 1 emissions (${pen.spoken})`),
    pen.value('scope1', year),
    '',
    ask('7.7', `What were your organization's gross global Scope 2 emissions in ${pen.spoken}?`),
    'Reporting year',
    ...second.flatMap((metric) => [
      ask('7.7.1', `Scope 2, ${metric === 'scope2_market' ? 'market' : 'location'}-based`),
      pen.value(metric, year),
    ]),
    '',
    ...some.flatMap((category) => {
      const metric = `scope3_cat${category}` as Metric
      return [
        pen.label(metric),
        '',
        'Evaluation status',
        'Relevant, calculated',
        `Emissions in reporting year (${pen.spoken})`,
        pen.value(metric, year),
        'Emissions calculation methodology',
        'Average data method',
        '',
      ]
    }),
  ]
}

/** Each source with its scope beside it, and the sums below. */
const inventory: Layout = (pen) => {
  const sources: [string, string, Metric][] = [
    ['Natural gas', 'Scope 1', 'scope1'],
    ['Company vehicles', 'Scope 1', 'scope1'],
    ['Electricity', 'Scope 2', 'scope2_unspecified'],
    ['District heating', 'Scope 2', 'scope2_unspecified'],
  ]
  const beside = pen.chance.maybe(0.5)
  const heads = pen.years.map((year) =>
    beside ? `${year} ${pen.chance.pick(['tCO2e', 't CO2e', 't'])}` : `${year}`,
  )
  const whole = (metric: Metric) =>
    pen.years.map((year) => {
      const tonnes = pen.figures.of(metric, year)
      pen.expected.set(`${metric}:${year}`, tonnes)
      return tonnes.toLocaleString('en')
    })
  const part = (metric: Metric) =>
    pen.years.map((year) => Math.round(pen.figures.of(metric, year) * 0.43).toLocaleString('en'))
  return drawTable([
    ['Greenhouse gas inventory (tCO2e)'],
    ['Source', 'Scope', ...heads],
    ...sources.map(([source, scope, metric]): TableRow => [source, scope, ...part(metric)]),
    ['Total Scope 1', '', ...whole('scope1')],
    ['Total Scope 2', '', ...whole('scope2_unspecified')],
  ])
}

/** An index of a standard that answers with figures, and says where there is more. */
const indexWithFigures: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  const page = () => String(pen.chance.whole(12, 140))
  const answer = (metric: Metric, more = '') => {
    const tonnes = pen.figures.of(metric, year)
    pen.expected.set(`${metric}:${year}`, tonnes)
    return `${tonnes.toLocaleString('en')} tCO2e${more}`
  }
  const method = pen.chance.pick(second)
  return drawTable([
    ['GRI Standard', 'Disclosure', `Response (${year})`, 'Page'],
    ['GRI 302', '302-1 Energy consumption within the organization', 'See Environmental data', page()],
    ['GRI 305', '305-1 Direct (Scope 1) GHG emissions', answer('scope1'), page()],
    [
      'GRI 305',
      '305-2 Energy indirect (Scope 2) GHG emissions',
      answer(method, ` (${method === 'scope2_market' ? 'market' : 'location'}-based)`),
      page(),
    ],
    ['GRI 305', '305-3 Other indirect (Scope 3) GHG emissions', answer('scope3_total'), page()],
    ['GRI 305', '305-4 GHG emissions intensity', '12.4 tCO2e per EUR million', page()],
  ])
}

/** Two figures in one sentence, each with its scope. */
const pairs: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  const say = (metric: Metric) => `${pen.value(metric, year)} ${pen.spoken}`
  return [
    pen.chance.pick([
      () =>
        `In ${year} we emitted ${say('scope1')} of Scope 1 and ${say('scope2_market')} of Scope 2 (market-based) emissions.`,
      () =>
        `In ${year}, Scope 1 and Scope 2 (location-based) emissions were ${say('scope1')} and ${say('scope2_location')} respectively.`,
      () =>
        `Scope 1 emissions were ${say('scope1')} in ${year}, and market-based Scope 2 emissions were ${say('scope2_market')}.`,
    ])(),
  ]
}

/** The required table of British directors' reports. */
const secr: Layout = (pen) => {
  const [year = 2020, before = 2019] = pen.figures.years
  const head = pen.chance.pick([
    `Current reporting year ${year}`,
    `${before}-${String(year).slice(2)}`,
    `Year ended 31 December ${year}`,
  ])
  const earlier = head.startsWith('Current')
    ? `Comparison year ${before}`
    : head.startsWith('Year')
      ? `Year ended 31 December ${before}`
      : `${before - 1}-${String(before).slice(2)}`
  const two: [number, number] = [year, before]
  return drawTable([
    ['Streamlined energy and carbon reporting', head, earlier],
    [
      'Energy consumption used to calculate emissions (kWh)',
      ...two.map(() => String(pen.chance.whole(1_000_000, 9_000_000))),
    ],
    [
      `Emissions from combustion of gas, Scope 1 (${pen.unit})`,
      ...two.map((at) => pen.decoy('scope1', at, 0.6)),
    ],
    [
      `Emissions from fuel for transport, Scope 1 (${pen.unit})`,
      ...two.map((at) => pen.decoy('scope1', at, 0.4)),
    ],
    [`Total Scope 1 (${pen.unit})`, ...two.map((at) => pen.value('scope1', at))],
    [
      `Emissions from purchased electricity, Scope 2, location-based (${pen.unit})`,
      ...two.map((at) => pen.value('scope2_location', at)),
    ],
    [
      `Total gross Scope 1 and Scope 2 emissions (${pen.unit})`,
      ...two.map((at) => pen.decoy('scope12', at, 0.99)),
    ],
    ['Intensity ratio: tCO2e per £m revenue', ...two.map(() => (20 * pen.chance.next() + 2).toFixed(1))],
  ])
}

/** A table of a sector standard with what is asked, its unit, its code and the answer. */
const sectorTable: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  return drawTable([
    ['Metric', 'Unit of measure', 'Code', `${year}`],
    [
      'Gross global Scope 1 emissions, percentage covered under emissions-limiting regulations',
      pen.unit,
      'EM-MM-110a.1',
      pen.value('scope1', year),
    ],
    ['Total energy consumed', 'GJ', 'EM-MM-130a.1', '812,500'],
    ['Total fresh water withdrawn', 'm3', 'EM-MM-140a.1', '1,021,400'],
  ])
}

export const standardsLayouts: Record<string, Layout> = {
  esrs,
  answers,
  inventory,
  indexWithFigures,
  pairs,
  secr,
  sectorTable,
}
