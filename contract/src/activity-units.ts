/**
 * Units that activity data comes in. What to multiply by to reach the first unit of the same kind, as whole numbers, so that nothing
 * is lost on the way: a US gallon is 3.785411784 litres and not nearly four.
 */
const table = {
  kWh: { kind: 'energy', times: 1n, over: 1n, name: 'kWh' },
  MWh: { kind: 'energy', times: 1000n, over: 1n, name: 'MWh' },
  GJ: { kind: 'energy', times: 2500n, over: 9n, name: 'GJ' },
  therm: { kind: 'energy', times: 105_505_585_262n, over: 3_600_000_000n, name: 'therms' },
  mmBtu: { kind: 'energy', times: 105_505_585_262n, over: 360_000_000n, name: 'mmBtu' },
  litre: { kind: 'volume', times: 1n, over: 1n, name: 'litres' },
  m3: { kind: 'volume', times: 1000n, over: 1n, name: 'm³' },
  'US gallon': { kind: 'volume', times: 3_785_411_784n, over: 1_000_000_000n, name: 'US gallons' },
  kg: { kind: 'mass', times: 1n, over: 1n, name: 'kg' },
  t: { kind: 'mass', times: 1000n, over: 1n, name: 'tonnes' },
  lb: { kind: 'mass', times: 45_359_237n, over: 100_000_000n, name: 'pounds' },
  'short ton': { kind: 'mass', times: 90_718_474n, over: 100_000n, name: 'short tons (US)' },
  km: { kind: 'distance', times: 1n, over: 1n, name: 'km' },
  mile: { kind: 'distance', times: 1_609_344n, over: 1_000_000n, name: 'miles' },
  'person-km': { kind: 'journey', times: 1n, over: 1n, name: 'passenger-km' },
  'person-mile': { kind: 'journey', times: 1_609_344n, over: 1_000_000n, name: 'passenger-miles' },
  't-km': { kind: 'freight', times: 1n, over: 1n, name: 'tonne-km' },
  'short ton-mile': {
    kind: 'freight',
    times: 90_718_474n * 1_609_344n,
    over: 100_000_000n * 1_000_000n,
    name: 'short ton-miles',
  },
  'room-night': { kind: 'nights', times: 1n, over: 1n, name: 'room-nights' },
  hour: { kind: 'hours', times: 1n, over: 1n, name: 'hours worked' },
  USD: { kind: 'money', times: 1n, over: 1n, name: 'US dollars' },
  // A currency has no fixed worth: what it was in dollars is said on the line.
  EUR: { kind: 'money', times: 1n, over: 1n, name: 'euros' },
  GBP: { kind: 'money', times: 1n, over: 1n, name: 'pounds sterling' },
  CHF: { kind: 'money', times: 1n, over: 1n, name: 'Swiss francs' },
} as const satisfies Record<string, { kind: string; times: bigint; over: bigint; name: string }>

export type ActivityUnit = keyof typeof table
export type UnitKind = (typeof table)[ActivityUnit]['kind']

export const activityUnits = Object.keys(table) as [ActivityUnit, ...ActivityUnit[]]
export const isActivityUnit = (text: string): text is ActivityUnit => Object.hasOwn(table, text)
export const kindOf = (unit: ActivityUnit): UnitKind => table[unit].kind
export const unitName = (unit: ActivityUnit): string => table[unit].name
/** What people write for a unit, besides its own word and its name. */
const otherWords: Readonly<Record<string, ActivityUnit>> = {
  ...{ l: 'litre', liter: 'litre', gallon: 'US gallon', gal: 'US gallon', 'm^3': 'm3', 'cubic metre': 'm3' },
  ...{ tonne: 't', 'metric ton': 't', kilogram: 'kg', pound: 'lb', lbs: 'lb', 'kilowatt hour': 'kWh' },
  ...{ kilometre: 'km', kilometer: 'km', pkm: 'person-km', tkm: 't-km', $: 'USD', '€': 'EUR', '£': 'GBP' },
}

/** The unit somebody means: by its word, its name or another spelling, one or many, in capitals or not. */
export const findUnit = (text: string): ActivityUnit | null => {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
  const same = (word: string) => word.toLowerCase().replace(/[\s-]+/g, ' ')
  const one = typed.replace(/s$/, '')
  const known = activityUnits.find((unit) => [same(unit), same(unitName(unit))].includes(typed))
  return (
    known ?? activityUnits.find((unit) => same(unit) === one) ?? otherWords[typed] ?? otherWords[one] ?? null
  )
}
/** A currency whose worth in dollars has to be said. */
export const isForeign = (unit: ActivityUnit): boolean => kindOf(unit) === 'money' && unit !== 'USD'

/** A number kept whole: above and below a line. */
export type Ratio = { top: bigint; bottom: bigint }

/** A plain decimal, such as `12.50`, without losing a digit. */
export const ratioOf = (plain: string): Ratio => {
  const [whole = '', decimals = ''] = plain.split('.')
  return { top: BigInt(`${whole}${decimals}` || '0'), bottom: 10n ** BigInt(decimals.length) }
}

export const times = (a: Ratio, b: Ratio): Ratio => ({ top: a.top * b.top, bottom: a.bottom * b.bottom })

/** How many of the one unit another of the same kind is; null where they measure different things. */
export const unitRatio = (from: ActivityUnit, to: ActivityUnit): Ratio | null => {
  const a = table[from]
  const b = table[to]
  return a.kind === b.kind ? { top: a.times * b.over, bottom: a.over * b.times } : null
}

/** To the nearest whole, halves upward. */
export const toWhole = ({ top, bottom }: Ratio): bigint => (2n * top + bottom) / (2n * bottom)

/** As a decimal of at most so many places, and whether that is all of it. */
export const writeRatio = (ratio: Ratio, places: number): { text: string; isExact: boolean } => {
  const scale = 10n ** BigInt(places)
  const scaled = { top: ratio.top * scale, bottom: ratio.bottom }
  const kept = toWhole(scaled)
  const decimals =
    places === 0
      ? ''
      : String(kept % scale)
          .padStart(places, '0')
          .replace(/0+$/, '')
  return {
    text: `${kept / scale}${decimals === '' ? '' : `.${decimals}`}`,
    isExact: scaled.top % scaled.bottom === 0n,
  }
}
