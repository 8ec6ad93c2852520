import type { Metric } from '../../src/types.ts'
import { beside, drawTable, type TableRow } from './draw-table.ts'
import { type Asked, type Layout, scopes, titles } from './layout-parts.ts'

/** Two tables beside each other. */
const sideBySide: Layout = (pen) => {
  const mine = drawTable([
    [`${pen.chance.pick(titles)} (${pen.unit})`],
    ['', ...pen.years.map(pen.yearText)],
    ...scopes(pen).map((metric): TableRow => [pen.label(metric), ...pen.row(metric)]),
  ])
  const water = drawTable([
    ['Water (m3)'],
    ['', ...pen.years.map(pen.yearText)],
    ...['Surface water', 'Groundwater', 'Municipal supply', 'Total withdrawal'].map(
      (label): TableRow => [label, ...pen.years.map(() => String(pen.chance.whole(40_000, 90_000)))],
    ),
  ])
  return pen.chance.maybe(0.5) ? beside(mine, water) : beside(water, mine)
}

/** Energy above, emissions below, each with its own unit. */
const stackedTables: Layout = (pen) => {
  const years = pen.years.map(pen.yearText)
  const energy: TableRow[] = [
    ['Energy consumption (MWh)', ...years],
    ['Electricity', ...pen.years.map(() => '41,203')],
    ['Natural gas', ...pen.years.map(() => '30,110')],
    ['Total energy consumption', ...pen.years.map(() => '71,313')],
  ]
  const mine = scopes(pen).map((metric): TableRow => [pen.label(metric), ...pen.row(metric)])
  const waste: TableRow[] = [
    ['Waste (tonnes)', ...years],
    ['Recycled', ...pen.years.map(() => '8,120')],
    ['Landfill', ...pen.years.map(() => '1,911')],
    ['Total waste', ...pen.years.map(() => '10,031')],
  ]
  return [
    ...drawTable(energy),
    '',
    ...drawTable([[`${pen.chance.pick(titles)} (${pen.unit})`, ...years], ...mine]),
    '',
    ...drawTable(waste),
  ]
}

/** Running text in the left column, the table in the right. */
const textBeside: Layout = (pen) => {
  const text = [
    'We measure our emissions every year and',
    'report them by the rules of the Greenhouse',
    'Gas Protocol. In the reporting period the',
    'use of gas fell while more electricity was',
    'needed for the new lines. We will continue',
    'to invest in heat pumps and solar panels',
    'and expect further progress until 2030.',
  ]
  return beside(
    text,
    drawTable([
      [`${pen.chance.pick(titles)} (${pen.unit})`],
      ['', ...pen.years.map(pen.yearText)],
      ...scopes(pen).map((metric): TableRow => [pen.label(metric), ...pen.row(metric)]),
    ]),
    10,
  )
}

/** One figure and one unit a sentence. */
const prose: Layout = (pen) => {
  const [year = 2020, before = 2019] = pen.figures.years
  const say = (metric: Asked, at: number) => `${pen.value(metric, at)} ${pen.spoken}`
  return [
    pen.chance.pick([
      () =>
        `In ${year}, our Scope 1 emissions were ${say('scope1', year)} (${before}: ${say('scope1', before)}).`,
      () =>
        `Scope 1 emissions amounted to ${say('scope1', year)} in ${year}, compared with ${say('scope1', before)} in ${before}.`,
      () => `Our Scope 1 emissions totalled ${say('scope1', year)} in ${year}.`,
      () => `Direct emissions (Scope 1) came to ${say('scope1', year)} in FY${String(year).slice(2)}.`,
      () => `We emitted ${say('scope1', year)} of Scope 1 emissions in ${year}.`,
    ])(),
    '',
    pen.chance.pick([
      () =>
        `Market-based Scope 2 emissions in ${year} were ${say('scope2_market', year)} and location-based Scope 2 emissions were ${say('scope2_location', year)}.`,
      () => `Scope 2 emissions (location-based) stood at ${say('scope2_location', year)} in ${year}.`,
      () =>
        `Scope 2 emissions, calculated with the market-based method, were ${say('scope2_market', year)} in ${year}.`,
    ])(),
    '',
    pen.chance.pick([
      () =>
        `Scope 3 emissions were estimated at ${say('scope3_total', year)} in ${year}, and we aim to reduce them by 30% by 2030.`,
      () => `Total Scope 3 emissions in ${year}: ${say('scope3_total', year)}.`,
      () => `In ${year} Scope 3 accounted for ${say('scope3_total', year)}.`,
    ])(),
  ]
}

/** Large figures with a few words below them. */
const infographic: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  const metrics: Metric[] = ['scope1', 'scope2_market', 'scope3_total']
  const below = ['Scope 1 emissions', 'Scope 2 emissions (market-based)', 'Scope 3 emissions']
  const wide = 40
  const across = (texts: string[]) =>
    texts
      .map((text) => text.padEnd(wide))
      .join('')
      .trimEnd()
  return [
    `Our carbon footprint in ${year}`,
    '',
    across(metrics.map((metric) => `${pen.value(metric, year)} ${pen.spoken}`)),
    across(below),
  ]
}

const bullets: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  const list: Metric[] = [
    'scope1',
    pen.chance.pick(['scope2_location', 'scope2_market'] as const),
    'scope3_total',
  ]
  const names: Record<string, string> = {
    scope1: 'Scope 1',
    scope2_location: 'Scope 2 (location-based)',
    scope2_market: 'Scope 2 (market-based)',
    scope3_total: 'Scope 3',
  }
  return [
    `GHG emissions in ${year}:`,
    ...list.map((metric) => `• ${names[metric]}: ${pen.value(metric, year)} ${pen.spoken}`),
  ]
}

/** An answer to a questionnaire: the question names the unit, the figure stands below it. */
const questionnaire: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  const { text: first } = pen.print(pen.figures.of('scope1', year))
  const { text: second } = pen.print(pen.figures.of('scope2_location', year))
  pen.value('scope1', year)
  pen.value('scope2_location', year)
  return [
    `C6. Emissions data ${year}`,
    `Gross global Scope 1 emissions (${pen.unit})`,
    first,
    '',
    `Scope 2, location-based (${pen.unit})`,
    second,
  ]
}

export const pagesLayouts: Record<string, Layout> = {
  sideBySide,
  stackedTables,
  textBeside,
  prose,
  infographic,
  bullets,
  questionnaire,
}
