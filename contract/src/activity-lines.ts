import { type Activity, findActivity } from './activities.ts'
import type { ActivityLine } from './activity-basis.ts'
import { type DraftField, type DraftLine, isBasis } from './activity-draft.ts'
import {
  type ActivityUnit,
  activityUnits,
  isActivityUnit,
  isForeign,
  kindOf,
  unitName,
} from './activity-units.ts'
import { candidatesFor } from './choose-factor.ts'
import type { PublishedFactor } from './emission-factor.ts'
import { findFactor } from './emission-factors.ts'

type OwnFactor = { kg: string; source: string; year: number }
type MarketFactor = NonNullable<ActivityLine['market']>

/** A line that can be computed. */
export type ReadLine = Pick<
  ActivityLine,
  'id' | 'amount' | 'startsOn' | 'endsOn' | 'region' | 'site' | 'supplier' | 'basis' | 'note' | 'market'
> & {
  activity: Activity
  unit: ActivityUnit
  factor: PublishedFactor | OwnFactor
  dollars: string | null
}

export type Problem = { field: DraftField; message: string }

const plainNumber = /^\d{1,13}(\.\d{1,9})?$/
// Nobody marks thousands where there are none: 0,777 is a decimal comma, and asked about rather than read as 777.
const grouped = /^[1-9]\d{0,2}([, ]\d{3})+(\.\d{1,9})?$/

// A decimal comma's country parts thousands by points, and nobody ends a decimal with a nought: 12.000 is asked about as 0,777 is.
const twofold = /^[1-9]\d{0,2}\.\d\d0$/

/** A number as people write it in English, as plain digits; null where it is anything else, such as 1e308 or ١٢. */
export const readNumber = (text: string): string | null => {
  const bare = text.trim().replace(/[\u00a0\u202f]/g, ' ')
  const plain = grouped.test(bare) ? bare.replace(/[, ]/g, '') : bare
  return plainNumber.test(plain) ? plain : null
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const isWorthless = (plain: string): boolean => /^[0.]*$/.test(plain)

const readFactor = (
  draft: DraftLine,
  asked: { activity: Activity; unit: ActivityUnit; region: string; year: number },
): PublishedFactor | OwnFactor | Problem => {
  if (draft.ownKg.trim() !== '') {
    const kg = readNumber(draft.ownKg)
    if (kg === null) return { field: 'ownKg', message: 'Please give the factor as a number, such as 0.184.' }
    if (draft.ownSource.trim() === '')
      return { field: 'ownSource', message: 'Please say where your factor comes from.' }
    if (!/^(19|20)\d\d$/.test(draft.ownYear.trim()))
      return { field: 'ownYear', message: 'Please give the year your factor is of.' }
    return { kg, source: draft.ownSource.trim(), year: Number(draft.ownYear) }
  }
  const candidates = candidatesFor(asked)
  if (draft.factorId !== '') {
    const chosen = findFactor(draft.factorId)
    return chosen && candidates.includes(chosen)
      ? chosen
      : { field: 'factorId', message: 'This factor is not one for this activity, unit and country.' }
  }
  return (
    candidates[0] ?? {
      field: 'ownKg',
      message: asked.activity.isLocal
        ? `We have no factor for ${asked.activity.name.toLowerCase()} in this country: please give your own, with its source.`
        : `We have no factor for this activity by ${unitName(asked.unit)}: please choose another unit or give your own factor.`,
    }
  )
}

const readMarket = (draft: DraftLine, activity: Activity): MarketFactor | null | Problem => {
  const { market, marketKg, marketSource } = draft
  if (market === '') return null
  if (activity.metric !== 'scope2')
    return { field: 'market', message: 'Only electricity and heat are counted by contract.' }
  if (market !== 'supplier' && market !== 'certificates')
    return { field: 'market', message: 'Please write supplier or certificates, or leave it empty.' }
  if (marketSource.trim() === '')
    return {
      field: 'marketSource',
      message:
        market === 'supplier'
          ? 'Please say where the supplier’s factor stands.'
          : 'Please name the certificates.',
    }
  if (market === 'certificates') return { kind: 'certificates', kg: '0', source: marketSource.trim() }
  const kg = readNumber(marketKg)
  return kg === null
    ? { field: 'marketKg', message: 'Please give the supplier’s factor in kg CO2e per kWh.' }
    : { kind: 'supplier', kg, source: marketSource.trim() }
}

const isProblem = (read: object | null): read is Problem => read !== null && 'message' in read

const readPeriod = (draft: DraftLine, year: number): { startsOn: string; endsOn: string } | Problem => {
  const startsOn = draft.startsOn.trim() || `${year}-01-01`
  const endsOn = draft.endsOn.trim() || `${year}-12-31`
  for (const [field, day] of [['startsOn', startsOn] as const, ['endsOn', endsOn] as const])
    if (!isDay(day)) return { field, message: 'Please write the day as 2025-12-31.' }
  if (endsOn < startsOn) return { field: 'endsOn', message: 'The period ends before it begins.' }
  // A company's year may begin in any month: what ends in the year of the inventory belongs to it.
  if (Number(endsOn.slice(0, 4)) !== year || Date.parse(endsOn) - Date.parse(startsOn) >= 366 * 86_400_000)
    return { field: 'endsOn', message: `The period has to end in ${year} and be no longer than a year.` }
  return { startsOn, endsOn }
}

/** Which units an activity comes in, and what is wrong with the one that was written. */
const askUnit = (activity: Activity, written: string): string => {
  const units = activityUnits.filter((unit) => activity.kinds.includes(kindOf(unit))).join(', ')
  const of = activity.name.toLowerCase()
  if (written === '') return `Please choose the unit: ${units}.`
  return isActivityUnit(written)
    ? `${of.charAt(0).toUpperCase()}${of.slice(1)} is not measured in ${unitName(written)}: please use one of ${units}.`
    : `“${written}” is no unit we know for ${of}: please use one of ${units}.`
}

/** What a line says, or the first thing that has to be put right. */
export const readLine = (draft: DraftLine, year: number): ReadLine | Problem => {
  const activity = findActivity(draft.activity.trim())
  if (!activity)
    return {
      field: 'activity',
      message:
        draft.activity.trim() === ''
          ? 'Please choose what it is.'
          : `“${draft.activity.trim()}” is no activity we know: the template lists their words.`,
    }
  const typed = draft.amount.trim()
  if (twofold.test(typed))
    return {
      field: 'amount',
      message: `“${typed}” may be ${Number(typed)} or ${typed.replace('.', '')}: please write it as one of the two.`,
    }
  const amount = readNumber(draft.amount)
  if (amount === null)
    return {
      field: 'amount',
      message:
        draft.amount.trim() === ''
          ? 'Please give an amount.'
          : 'Please give the amount as a number of at most 13 digits, with a point before the decimals.',
    }
  const unit = draft.unit.trim()
  if (!isActivityUnit(unit) || !activity.kinds.includes(kindOf(unit)))
    return { field: 'unit', message: askUnit(activity, unit) }
  const region = draft.country.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(region))
    return {
      field: 'country',
      message:
        region === ''
          ? 'Please choose the country.'
          : `“${draft.country.trim()}” is no country: please write its two letters, such as DE.`,
    }
  const basis = draft.basis.trim() || 'measured'
  if (!isBasis(basis)) return { field: 'basis', message: 'Please write measured, estimated or extrapolated.' }
  const period = readPeriod(draft, year)
  if (isProblem(period)) return period
  let dollars: string | null = null
  // A factor of one's own is for the currency itself.
  if (isForeign(unit) && draft.ownKg.trim() === '') {
    dollars = readNumber(draft.dollars)
    if (dollars === null || isWorthless(dollars))
      return { field: 'dollars', message: `Please say what one ${unit} was worth in US dollars that year.` }
  }
  const factor = readFactor(draft, { activity, unit, region, year })
  if (isProblem(factor)) return factor
  const market = readMarket(draft, activity)
  if (isProblem(market)) return market
  return {
    ...{ id: draft.id, activity, amount, unit, region, basis, factor, dollars, market, ...period },
    ...{ site: draft.site.trim(), supplier: draft.supplier.trim(), note: draft.note.trim() },
  }
}

export const isRefused = (read: ReadLine | Problem): read is Problem => 'message' in read
