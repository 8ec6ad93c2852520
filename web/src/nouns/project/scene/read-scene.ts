import type { ProjectCategory } from '@ledgerleaf/contract/market'
import { pick, type Random, randomFrom, seedOf } from './random.ts'

/** What a scene is grown from. */
export type ScenedProject = {
  id: string
  name: string
  category: ProjectCategory | null
  country: string | null
  methodology: string | null
}

export type Flora = 'tropic' | 'savanna' | 'dry' | 'conifer' | 'tundra' | 'temperate'
export type Land = 'mountains' | 'hills' | 'plain' | 'coast'
export type Hour = 'dawn' | 'noon' | 'dusk'
export type SceneSubject =
  | 'stand'
  | 'planting'
  | 'agroforestry'
  | 'peat'
  | 'kiln'
  | 'husk'
  | 'orchard'
  | 'mangrove'
  | 'seagrass'
  | 'marsh'
  | 'collectors'
  | 'row'
  | 'columns'
  | 'field'
  | 'land'
export type Scene = { flora: Flora; land: Land; hour: Hour; subject: SceneSubject; random: Random }

const floras: readonly (readonly [Flora, string])[] = [
  [
    'tropic',
    'BR CO PE EC VE GY SR GF PA CR NI HN GT BZ MX CU DO HT JM PR CD CG GA CM GQ CF NG GH CI LR SL GN UG RW BI MG ID MY PH PG TH VN LA KH MM LK BD SG BN SB FJ VU IN TL',
  ],
  ['savanna', 'KE TZ ZM ZW MZ AO MW SN ML BF NE TD SD SS ET BW NA ZA TG BJ GM GW PY BO AU SZ LS'],
  ['dry', 'EG LY DZ MA TN SA AE OM YE IQ IR JO IL SY KW QA BH MR EH ER DJ SO AF PK UZ TM KZ CL'],
  ['tundra', 'IS GL FO SJ AQ FK'],
  ['conifer', 'NO SE FI CA RU EE LV LT BY CH AT NP BT KG TJ GE AM MN SI'],
]

const floraWords: readonly (readonly [Flora, RegExp])[] = [
  ['dry', /\b(dry|desert|arid|sahel|dune|playa)/],
  ['savanna', /\b(savannah?|acacia|miombo|cerrado)/],
  ['conifer', /\b(boreal|taiga|pines?|spruce|conifer)/],
  ['tropic', /\b(rain ?forest|tropical|amazon|congo|jungle)/],
]

const landWords: readonly (readonly [Land, RegExp])[] = [
  ['coast', /\b(coast|bay|delta|island|lagoon|estuary|shore)/],
  ['mountains', /\b(ridge|mountains?|sierra|serra|alto|alps?|andes|himalaya|highlands?|peaks?)/],
  ['hills', /\b(hills?|valleys?|moor|fold|downs)/],
  ['plain', /\b(plains?|fields?|farms?|lake|prairie|steppe|pampas?)/],
]

type Kind = ProjectCategory | 'none'
const subjects: Record<
  Kind,
  { usual: readonly [SceneSubject, ...SceneSubject[]]; named: [SceneSubject, RegExp][] }
> = {
  redd_arr: {
    usual: ['stand'],
    named: [
      ['agroforestry', /agro-?forest|silvo|coffee|cocoa|shade/],
      ['peat', /peat|bog|mire|fen\b/],
      ['planting', /reforest|afforest|planting|restor|\barr\b/],
    ],
  },
  biochar: {
    usual: ['kiln'],
    named: [
      ['husk', /husk|rice|straw|paddy|cane/],
      ['orchard', /orchard|prun|vine|olive|fruit|nut\b/],
    ],
  },
  blue_carbon: {
    usual: ['mangrove'],
    named: [
      ['mangrove', /mangrove/],
      ['seagrass', /sea ?grass|kelp|posidonia|eelgrass/],
      ['marsh', /marsh|wetland/],
    ],
  },
  dac: { usual: ['collectors', 'row'], named: [['row', /lake|plain|desert|saline|field/]] },
  erw: { usual: ['columns', 'field'], named: [['field', /farm|field|paddy|crop(?!land)/]] },
  none: { usual: ['land'], named: [] },
}

const wordsIn = <T>(named: readonly (readonly [T, RegExp])[], ...texts: string[]): T | undefined => {
  // What it is called says more than the rules it follows, which are often for several kinds at once.
  for (const text of texts) {
    const found = named.find(([, words]) => words.test(text))
    if (found) return found[0]
  }
  return undefined
}

/** Grown from what is known of a project; what nobody said is settled by its id, once and for all. */
export const readScene = (project: ScenedProject): Scene => {
  const random = randomFrom(seedOf(project.id))
  const name = project.name.toLowerCase()
  const rules = project.methodology?.toLowerCase() ?? ''
  const { usual, named } = subjects[project.category ?? 'none']
  const byCountry = floras.find(([, countries]) => countries.split(' ').includes(project.country ?? '-'))
  const subject = wordsIn(named, name, rules) ?? pick(random, ...usual)
  const isWet = project.category === 'blue_carbon'
  return {
    flora: wordsIn(floraWords, name) ?? byCountry?.[0] ?? 'temperate',
    land: isWet ? 'coast' : (wordsIn(landWords, name) ?? pick(random, 'hills', 'mountains', 'plain')),
    hour: pick(random, 'dawn', 'noon', 'dusk'),
    subject,
    random,
  }
}

const floraTells: Record<Flora, string> = {
  tropic: 'tropical trees',
  savanna: 'savanna trees',
  dry: 'dry ground',
  conifer: 'conifers',
  tundra: 'bare stone',
  temperate: 'broad-leaved trees',
}
const subjectTells: Record<SceneSubject, string> = {
  stand: 'An old stand of forest',
  planting: 'Young trees in rows',
  agroforestry: 'Crops between shade trees',
  peat: 'Pools and tussocks of a bog',
  kiln: 'A brick kiln beside cordwood',
  husk: 'A field kiln between heaps of husk',
  orchard: 'An orchard with bundles of prunings',
  mangrove: 'Mangroves on arched roots',
  seagrass: 'Seagrass below the waterline',
  marsh: 'A creek through a salt marsh',
  collectors: 'Collectors with fans, and a pipe into the rock',
  row: 'A long row of collectors on flat ground',
  columns: 'Basalt columns above a field',
  field: 'A field strewn with ground rock',
  land: 'Open land',
}
const landTells: Record<Land, string> = {
  mountains: 'before mountains',
  hills: 'before hills',
  plain: 'on a plain',
  coast: 'by the sea',
}

/** The same in words, for who does not see it. */
export const tellScene = ({ flora, land, hour, subject }: Omit<Scene, 'random'>): string =>
  `${subjectTells[subject]}, ${floraTells[flora]}, ${landTells[land]}, at ${hour}`
