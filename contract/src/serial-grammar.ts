import type { SerialSpan } from './serials.ts'
import { largest } from './units.ts'

/** What the prefix of a serial says, in the words of its registry. */
export type SerialPrefix = {
  /** Its one spelling. */
  prefix: string
  /**
   * Within what the registry counts: where two blocks have the same space and a number in common, they are the same
   * credits, whatever else stands in their serials.
   */
  space: string
  /** As the registry numbers its projects; null where a serial does not name one. */
  project: string | null
  /** The vintage: a year, or the days it begins and ends on; null where a serial says neither. */
  year: number | null
  startsOn: string | null
  endsOn: string | null
}

const silent = { project: null, year: null, startsOn: null, endsOn: null } as const

/** People type serials from paper, mails and sheets: capitals, dashes and blanks of any kind are the same to us. */
const flatten = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s_/.:‐‑‒–—−-]+/g, '-')
    .replace(/^-+|-+$/g, '')

const plain = (digits: string | undefined): string => String(Number(digits))

const dayOf = (text: string | undefined): string | null => {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(text ?? '') ?? []
  if (!year || Number(month) < 1 || Number(month) > 12) return null
  const written = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // The thirty-first of February would be a day of March.
  return written.getUTCDate() === Number(day) ? written.toISOString().slice(0, 10) : null
}

type Grammar = {
  /** A whole serial, for people who do not know where to find it. */
  example: string
  /** Reads a flattened prefix; null where the registry writes no such thing. */
  read: (flat: string) => SerialPrefix | null
  /** Where the numbers stand in a flattened serial. */
  whole: RegExp
}

const numbersLast = /^(?<prefix>.+?)-(?<first>\d+)(?:-TO)?-(?<last>\d+)$/
const numbersApart = /^(?<prefix>.+?)-(?:FROM-)?(?<first>\d+)-TO-(?<last>\d+)$/

const verra: Grammar = {
  example: '19385-941467007-941467431-VCS-VCU-1507-VER-ET-14-1340-01012020-31122020-1',
  whole: /^(?:\d{1,6}-)?(?<first>\d+)-(?<last>\d+)-(?<prefix>(?:VCS-)?VCU-.+)$/,
  read: (flat) => {
    const found =
      /^(?:\d{1,6}-)?(VCS-)?VCU-(\d+)-([A-Z]{3})-([A-Z]{2})-(\d+)-(\d+)(?:-(\d{8})-(\d{8})(?:-([01]))?)?$/.exec(
        flat,
      )
    if (!found) return null
    const [, programme = '', unit, kind, country, scope, project, from, to, flag] = found
    const [startsOn, endsOn] = [dayOf(from), dayOf(to)]
    if (from && !(startsOn && endsOn)) return null
    const tail = [from, to, flag].filter(Boolean).map((part) => `-${part}`)
    const head = `${programme}VCU-${unit}-${kind}-${country}-${plain(scope)}-${plain(project)}`
    // Verra counts every unit it ever issued in one row of numbers.
    return {
      prefix: `${head}${tail.join('')}`,
      space: 'VCS',
      project: `VCS${plain(project)}`,
      year: null,
      startsOn,
      endsOn,
    }
  },
}

/** Registries on the same software: country, project, vintage, number of the issuance; counted within the issuance. */
const byIssuance = (pattern: RegExp, space: string, id: string, example: string): Grammar => ({
  example,
  whole: numbersLast,
  read: (flat) => {
    const { head, project, middle = '', year, issuance } = pattern.exec(flat)?.groups ?? {}
    if (!head) return null
    return {
      prefix: `${head}${plain(project)}${middle}-${year}-${plain(issuance)}`,
      space: `${space}-${plain(issuance)}`,
      project: `${id}${plain(project)}`,
      year: Number(year),
      startsOn: null,
      endsOn: null,
    }
  },
})

const goldIssued = byIssuance(
  /^(?<head>GS1-\d+-[A-Z]{2}-GS)(?<project>\d+)(?<middle>-\d+)-(?<year>\d{4})-(?<issuance>\d+)$/,
  'GS1',
  'GS',
  'GS1-1-UG-GS11236-16-2024-30307-1-19149',
)
const goldStandard: Grammar = {
  ...goldIssued,
  // A unit of the CDM, which can be held there, names itself twice, once for each end.
  whole:
    /^(?:(?<prefix>GS1-.+?)-(?<first>\d+)(?:-TO)?-(?<last>\d+)|(?<party>[A-Z]{2}-\d)-(?<from>\d+)-(?<rest>\d-\d-\d-\d+)-\k<party>-(?<to>\d+)-\k<rest>)$/,
  read: (flat) => {
    const unit = /^([A-Z]{2})-\d-\d-\d-\d-\d+$/.exec(flat)
    return unit ? { ...silent, prefix: flat, space: `CER-${unit[1]}` } : goldIssued.read(flat)
  },
}

const cercarbono: Grammar = {
  example: 'CDC_1_1_1_321_14_1_2009 from 4426 to 4971',
  whole: numbersApart,
  read: (flat) => {
    const found = /^CDC-(\d+)(?:-[A-Z0-9]+){3,}$/.exec(flat)
    if (!found) return null
    const prefix = flat.replaceAll('-', '_')
    return { ...silent, prefix, space: prefix, project: `CDC-${found[1]}` }
  },
}

const isometric: Grammar = {
  example: 'iss_1KP6EDZ8K1S036PY, tonnes 1 to 250',
  whole: numbersLast,
  read: (flat) => {
    const found = /^ISS-([0-9A-Z]{16})$/.exec(flat)
    return found && { ...silent, prefix: `iss_${found[1]}`, space: `iss_${found[1]}` }
  },
}

/** A registry whose grammar nobody has told us: letters and digits, and what separates them does not matter. */
const any: Grammar = {
  example: 'AB-12-2024-1 to 250',
  whole: numbersLast,
  read: (flat) => (/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(flat) ? { ...silent, prefix: flat, space: flat } : null),
}

const grammars: Readonly<Record<string, Grammar>> = {
  'Verra VCS': verra,
  'Gold Standard': goldStandard,
  'American Carbon Registry': byIssuance(
    /^(?<head>ACR-[A-Z]{2}-)(?<project>\d+)-(?<year>\d{4})-(?<issuance>\d+)$/,
    'ACR',
    'ACR',
    'ACR-FR-1129-2025-2917-30932 to 35143',
  ),
  'Climate Action Reserve': byIssuance(
    /^(?<head>CAR-(?:1|ROC)-[A-Z]{2}-)(?<project>\d+)(?<middle>-\d+-\d+-[A-Z]{2,3})-(?<year>\d{4})-(?<issuance>\d+)$/,
    'CAR',
    'CAR',
    'CAR-1-US-1335-31-983-KS-2025-9205-1 to 5000',
  ),
  'ART TREES': byIssuance(
    /^(?<head>(?:ART|FCPF)-[A-Z]{2}-)(?<project>\d+)-(?<year>\d{4})-(?<issuance>\d+)$/,
    'ART',
    'ART',
    'ART-GY-102-2021-11-2759599 to 2760598',
  ),
  Cercarbono: cercarbono,
  Isometric: isometric,
}

const grammarOf = (registry: string): Grammar => grammars[registry] ?? any

export const serialExample = (registry: string): string => grammarOf(registry).example

/** The part of a serial that is the same for every credit of its block; null where this registry writes no such thing. */
export const readSerialPrefix = (registry: string, text: string): SerialPrefix | null =>
  grammarOf(registry).read(flatten(text))

/** A serial as the registry prints it, for one credit or a range; null where it is none of this registry. */
export const readSerial = (registry: string, text: string): (SerialPrefix & SerialSpan) | null => {
  const { read, whole } = grammarOf(registry)
  const groups = whole.exec(flatten(text))?.groups
  if (!groups) return null
  const prefix = read(groups.prefix ?? `${groups.party}-${groups.rest}`)
  const [first, last] = [Number(groups.first ?? groups.from), Number(groups.last ?? groups.to)]
  return prefix && first >= 1 && first <= last && last <= largest ? { ...prefix, first, last } : null
}
