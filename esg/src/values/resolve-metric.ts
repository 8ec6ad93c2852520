import { type Label, type Method, readLabel } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import type { Metric } from '../types.ts'

export type Resolved = {
  metric: Metric | 'scope12'
  score: number
  from: 'label' | 'section' | 'column'
  component: boolean
  method: Method | null
}

const known =
  /scopes?|[123]|direct|indirect|other|emissions?|ghgs?|greenhouse|gas(?:es)?|co2e?q?|carbon|dioxide|equivalents?|totals?|sub-?totals?|gross|absolute|our|company|group|global|worldwide|from|of|the|and|in|by|to|for|market|location|based|method|standard|energy|purchased|electricity|heat(?:ing)?|steam|cooling|owned|or|controlled|operations?|operational|sources?|own|corporate|total|tonnes?|tons?|metric|t|mt|kt|mtco2e?|tco2e?q?|e|eq|kg|value|chain|upstream|downstream|generation|consumption|consumed|use|activities|fy\d*|cy\d*|20\d\d|restated|reported|annual|overall|as|per|approach|gri|all|categories|category|verified|assured|million|thousand|data|results?|performance|treibhausgas\w*|thg|direkte|indirekte|sonstige|weitere|emissionen|gesamt\w*|summe|und|aus|der|émissions|directes?|indirectes?|autres|ges|des|les|liées|énergie|emisiones|directas|indirectas|otras|totales|gei|del|las|emissioni|dirette|indirette|altre|combustion|fuels?|operation|facilit\w+|relevant/
const knownWord = new RegExp(`^(?:${known.source})$`)

/** Words that make energy one kind of it, or the heading one of something else. */
const narrows =
  /renewab|electric|fuel|\bgas\b|heat|steam|cool|solar|\boil\b|coal|power|sold|generat|emission|water|waste|direct|scope|intensit/

const ofOthers =
  /^(?:(?:total|our|group|portfolio|absolute|estimated) )*(?:financed|facilitated|insurance[- ]associated)\b/

const strangers = (text: string) =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word.length > 2 && !knownWord.test(word)).length

const scope2 = (method: Method | null): Metric => scopeMetric(2, method)

const boughtEnergy = /\benergy\b|electric|\bpower\b|strom|énergie|energía|energia/

const ofScopes = (scopes: number[], method: Method | null): Metric | 'scope12' | null => {
  if (scopes.length === 1)
    return scopes[0] === 1 ? 'scope1' : scopes[0] === 2 ? scope2(method) : 'scope3_total'
  if (scopes.length === 3) return 'total'
  return scopes.includes(3) ? null : 'scope12'
}

const ofDirect = (label: Label, method: Method | null): Metric | null => {
  if (label.direct === 'direct') return 'scope1'
  if (label.direct === 'indirect') return scope2(method)
  return label.direct === 'other indirect' ? 'scope3_total' : null
}

type Place = {
  parts: string[]
  sections: string[]
  heads: string[]
  captions: string[]
  trailing: string[]
  notes: string[]
  only: boolean
  /** The scopes the other rows of the table name. */
  rowScopes: ReadonlySet<number>
  /** The scopes the heads of all its columns name. */
  headScopes: ReadonlySet<number>
  rowCategories: ReadonlySet<number>
  headCategories: ReadonlySet<number>
}

/** The category a column is of, where its head or its neighbours speak of Scope 3. */
const categoryAbove = ({ headScopes, headCategories }: Place, heads: Label, scope3: boolean) =>
  heads.category !== null &&
  heads.scopes.every((scope) => scope === 3) &&
  (scope3 || headScopes.has(3) || headCategories.size >= 3)
    ? (`scope3_cat${heads.category}` as Metric)
    : null

/** The title of a table speaks for its sum, where no row is about another scope. */
const titled = ({ rowScopes }: Place, captions: Label[], specific: Label): Label | undefined => {
  // The nearest words above that are more than the head of the first column.
  const title = captions.find(({ text }) => text.includes(' '))
  return title?.scopes.length === 1 &&
    !title.refused &&
    specific.total &&
    [...rowScopes].every((scope) => title.scopes.includes(scope))
    ? title
    : undefined
}

const methodOf = (labels: Label[]): Method | null => labels.find(({ method }) => method)?.method ?? null

/** Which metric a row of a table is about, from its own words first and the place it stands in second. */
export const resolveMetric = (place: Place): Resolved | null => {
  const parts = place.parts.map(readLabel)
  const whole = readLabel(place.parts.join(' '))
  const heads = readLabel(place.heads.join(' '))
  const sections = place.sections.map(readLabel)
  const captions = place.captions.map(readLabel)
  const specific = parts.at(-1) ?? whole
  if (whole.refused && whole.refused !== 'other gas') return null
  if (heads.refused && heads.refused !== 'cost') return null
  // Under the title of what others emit, nothing is the company's own.
  if (captions.slice(0, 3).some(({ text }) => ofOthers.test(text))) return null
  const method = methodOf([
    specific,
    ...parts,
    ...place.trailing.map(readLabel),
    ...place.notes.map(readLabel),
    heads,
    ...sections,
    ...captions.slice(0, 3),
  ])
  const around = [...parts, ...sections, heads, ...captions]
  const emissionAround = around.some(({ emission }) => emission)
  const scope3Around = [...parts.slice(0, -1), ...sections, ...captions.slice(0, 3)].some(
    ({ scopes }) => scopes.length === 1 && scopes[0] === 3,
  )
  const base = (extra: number) => extra + (whole.whole || heads.whole ? 0.4 : 0)
  const under = sections.find(
    ({ scopes, direct, emission, category }) => scopes.length > 0 || category || (direct && emission),
  )
  const sectionRefused = sections
    .slice(0, 2)
    .some(
      ({ refused }) =>
        refused === 'intensity' || refused === 'financed' || refused === 'change' || refused === 'target',
    )
  if (sectionRefused && under?.refused !== null) return null
  const strange = (text: string) => -0.6 * Math.min(strangers(text), 3)

  const named =
    specific.category !== null
      ? specific
      : parts.length > 1 && (specific.neutral || place.only)
        ? parts.slice(0, -1).find(({ category }) => category !== null)
        : undefined
  if (whole.severalCategories && specific.category === null) return null
  // One of several rows beside the name of its category is a part of it.
  if (
    named?.category &&
    !place.only &&
    parts.slice(0, -1).some(({ category }) => category === named.category) &&
    named === specific
  )
    return null
  if (named?.category && !(specific.scopes.length === 1 && specific.scopes[0] !== 3)) {
    // Beside Scope 3 and several of its categories, waste is the category and not the waste.
    const among = place.rowCategories.size >= 3 && place.rowScopes.has(3)
    if (!emissionAround && !scope3Around && place.rowScopes.size < 2 && !among) return null
    const generic =
      named.category === 5 ||
      named.category === 15 ||
      (named.category === 2 && !/capital goods/.test(named.text))
    if (generic && !scope3Around && !whole.scopes.includes(3) && !among) return null
    const metric = `scope3_cat${named.category}` as Metric
    return {
      metric,
      score: base(scope3Around || whole.scopes.includes(3) ? 2 : 1),
      from: 'label',
      component: false,
      method,
    }
  }
  if (whole.refused) return null
  if (specific.scopes.length > 0) {
    const ofThree = specific.scopes.every((scope) => scope === 3)
    if (ofThree && heads.severalCategories) return null
    const metric = (ofThree ? categoryAbove(place, heads, true) : null) ?? ofScopes(specific.scopes, method)
    if (!metric) return null
    // Upstream emissions of the fuels of Scope 1 are Scope 3, whatever they are named after.
    if (metric === 'scope1' && /upstream|well-to-tank/.test(specific.text)) return null
    const parent =
      under && under.scopes.length === 1 && !under.scopes.some((scope) => specific.scopes.includes(scope))
        ? -3
        : 0
    return {
      metric,
      score: base(2 + parent + strange(specific.text) + (specific.total ? 0.4 : 0)),
      from: 'label',
      component: specific.component,
      method,
    }
  }
  if (specific.energy && !specific.emission)
    return {
      metric: 'energy_total_mwh',
      // Of two totals the plainer one is the whole.
      score: base(
        (specific.total ? 2 : 1) +
          0.3 * strange(specific.text.replace(/energ\w+|consum\w+|\bus(?:e|ed|age)\b/g, ' ')),
      ),
      from: 'label',
      component: false,
      method,
    }
  // Only what is bought as energy has a method: "Emissions from energy consumption, location-based".
  if (specific.method && specific.emission && !specific.direct && boughtEnergy.test(specific.text))
    return {
      metric: scope2(specific.method),
      score: base(0.8),
      from: 'label',
      component: false,
      method,
    }
  if (specific.direct && (specific.emission || emissionAround) && specific.emission) {
    const metric = ofDirect(specific, method)
    if (metric)
      return {
        metric,
        score: base(1 + strange(specific.text)),
        from: 'label',
        component: specific.component,
        method,
      }
  }
  if (specific.neutral || place.parts.length === 0 || place.only) {
    const upper =
      [...parts.slice(0, -1)]
        .reverse()
        .find(
          ({ scopes, direct, emission, energy }) => scopes.length > 0 || (direct && emission) || energy,
        ) ??
      under ??
      titled(place, captions, specific)
    if (upper?.energy && specific.total && !upper.refused)
      return { metric: 'energy_total_mwh', score: base(1.5), from: 'section', component: false, method }
    // The sum of a table about energy, where no heading narrows it.
    const subject = captions.find(({ emission, energy, refused }) => emission || energy || refused !== null)
    if (
      subject?.energy &&
      !subject.emission &&
      !subject.refused &&
      (specific.total || specific.whole) &&
      ![...sections, heads].some(({ text }) => narrows.test(text))
    )
      return { metric: 'energy_total_mwh', score: base(1), from: 'section', component: false, method }
    const filed = specific.total || specific.whole || place.parts.length === 0
    if (filed && heads.energy && !heads.emission && !heads.refused)
      return { metric: 'energy_total_mwh', score: base(1.5), from: 'column', component: false, method }
    const category = filed ? categoryAbove(place, heads, scope3Around) : null
    if (category) return { metric: category, score: base(1.5), from: 'column', component: false, method }
    const viaColumn = heads.scopes.length > 0 && !heads.severalCategories ? heads : null
    const from =
      upper &&
      (specific.total ||
        specific.whole ||
        specific.method ||
        place.only ||
        (specific.neutral && parts.length > 1)) &&
      !upper.refused
        ? upper
        : null
    if (
      place.parts.length === 0 &&
      heads.total &&
      heads.neutral &&
      heads.scopes.length !== 1 &&
      heads.scopes.length !== 2 &&
      (emissionAround || place.headScopes.size >= 2)
    )
      return { metric: 'total', score: base(0.5), from: 'column', component: false, method }
    if (viaColumn && !from) {
      const metric = ofScopes(viaColumn.scopes, method)
      if (metric) return { metric, score: base(1.5), from: 'column', component: viaColumn.component, method }
    }
    if (from) {
      const metric = from.scopes.length > 0 ? ofScopes(from.scopes, method) : ofDirect(from, method)
      if (metric) return { metric, score: base(1.4), from: 'section', component: false, method }
    }
  }
  if (
    specific.total &&
    (specific.emission ||
      heads.emission ||
      captions.some(({ emission }) => emission) ||
      sections.some(({ emission }) => emission)) &&
    !specific.component &&
    strangers(specific.text) <= 2
  ) {
    return {
      metric: 'total',
      score: base(specific.emission ? 1 : -1) + strange(specific.text),
      from: 'label',
      component: false,
      method,
    }
  }
  return null
}
