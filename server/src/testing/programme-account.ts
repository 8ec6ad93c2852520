// The programme reckoned once more in the plainest way there is, to hold the real one against.
type Told = { id: string; figures: Map<string, number>; isLeftOut: boolean }
type Choice = { id: string; tonnes: number; seen: Map<string, number> }
/** What happened, kept beside the database in the plainest way there is. */
export type ProgrammeAccount = { told: Told[]; choices: Map<string, Choice>; retired: Map<string, number> }

const linesOf: Record<string, string> = { scope1: 'scope1', total: 'total' }
export const methods = ['scope2_market', 'scope2_location', 'scope2_unspecified']
export const lineNames = ['scope1', ...methods, 'scope3', 'total']
export const cents = (tonnes: number) => Math.round(tonnes * 1e6)

const sayOf = ({ figures }: Told, year: number, line: string): number | undefined => {
  if (line !== 'scope3') return figures.get(`${linesOf[line] ?? line}/${year}`)
  const categories = ['scope3_cat1', 'scope3_cat6'].flatMap(
    (metric) => figures.get(`${metric}/${year}`) ?? [],
  )
  const whole = figures.get(`scope3_total/${year}`)
  return whole ?? (categories.length > 0 ? categories.reduce((sum, one) => sum + one, 0) : undefined)
}

type Said = { id: string; tonnes: number; line: string }
type Stand = { tonnes: number | null; by: string[] } | 'undecided' | null

const takenOf = ({ told }: ProgrammeAccount) => told.filter(({ isLeftOut }) => !isLeftOut)
const seconds = (one: Told, year: number): Said[] =>
  methods.flatMap((line) => {
    const tonnes = sayOf(one, year, line)
    return tonnes === undefined ? [] : [{ id: one.id, tonnes, line }]
  })

/** Who names methods of Scope 2 and gives a figure without one, which another document gives alone, for none of them. */
const rivals = (account: ProgrammeAccount, year: number): Said[] => {
  const all = takenOf(account).map((one) => seconds(one, year))
  const bare = all.filter((said) => said.every(({ line }) => line === 'scope2_unspecified')).flat()
  return all
    .filter((said) => said.some(({ line }) => line !== 'scope2_unspecified'))
    .filter((said) => said.every(({ line }) => line !== 'scope2_unspecified'))
    .filter((said) => bare.some(({ tonnes }) => said.every((one) => one.tonnes !== tonnes)))
    .flatMap((said) => said.find((one) => bare.some(({ tonnes }) => tonnes === one.tonnes)) ?? said[0] ?? [])
}

const settle = (
  account: ProgrammeAccount,
  year: number,
  line: string,
  said: Said[],
): Said | 'undecided' | null => {
  const [first] = said
  if (!first) return null
  if (said.every(({ tonnes }) => tonnes === first.tonnes)) return first
  const choice = account.choices.get(`${year}/${line}`)
  const chosen = said.find(({ id }) => id === choice?.id)
  if (!choice || chosen?.tonnes !== choice.tonnes) return 'undecided'
  const isNew = said.some(({ id, tonnes }) => tonnes !== choice.tonnes && choice.seen.get(id) !== tonnes)
  return isNew ? 'undecided' : chosen
}

const saidOf = (account: ProgrammeAccount, year: number, line: string): Said[] =>
  takenOf(account).flatMap((one) => {
    const tonnes = sayOf(one, year, line)
    return tonnes === undefined ? [] : [{ id: one.id, tonnes, line }]
  })

/** What stands in a place: nothing, a number and who gives it, that another method was chosen, or that it is undecided. */
const standOf = (account: ProgrammeAccount, year: number, line: string): Stand => {
  const said = saidOf(account, year, line)
  if (said.length === 0) return null
  const stand = (told: Said | 'undecided' | null, among: Said[]): Stand =>
    told === null || told === 'undecided'
      ? told
      : { tonnes: told.tonnes, by: among.flatMap(({ id, tonnes }) => (tonnes === told.tonnes ? [id] : [])) }
  if (!methods.includes(line)) return stand(settle(account, year, line, said), said)
  const against = rivals(account, year)
  const bare = [...saidOf(account, year, 'scope2_unspecified'), ...against]
  const unnamed = settle(account, year, 'scope2_unspecified', bare)
  if (line === 'scope2_unspecified') {
    if (unnamed === null || unnamed === 'undecided') return unnamed
    return unnamed.line === line ? stand(unnamed, said) : { tonnes: null, by: [] }
  }
  if (against.length === 0) return stand(settle(account, year, line, said), said)
  const isAgainst = ({ id }: Said) => against.some((one) => one.id === id)
  if (unnamed === 'undecided') {
    return said.some(isAgainst) && new Set(said.map(({ tonnes }) => tonnes)).size === 1
      ? 'undecided'
      : stand(settle(account, year, line, said), said)
  }
  const yields = (one: Said) =>
    unnamed?.line === 'scope2_unspecified' &&
    isAgainst(one) &&
    takenOf(account).some(
      (told) => told.id === one.id && seconds(told, year).every(({ tonnes }) => tonnes !== unnamed.tonnes),
    )
  const staying = said.filter((one) => !yields(one))
  return staying.length === 0
    ? { tonnes: null, by: [] }
    : stand(settle(account, year, line, staying), staying)
}

type Sum = { tonnes: number; isOfOne: boolean; by: string[] } | 'undecided' | null
/** What is added up of a year, before anybody is asked about the whole of it. */
const sumOf = (account: ProgrammeAccount, year: number): Sum => {
  const of = (line: string) => {
    const stand = standOf(account, year, line)
    return stand !== null && stand !== 'undecided' && stand.tonnes === null ? null : stand
  }
  const ofOne = (stands: Stand[]) =>
    takenOf(account).some(({ id }) =>
      stands.every((one) => one === null || (one !== 'undecided' && one.by.includes(id))),
    )
  const [first, third] = [of('scope1'), of('scope3')]
  const told = methods.map(of).filter((one) => one !== null)
  const second =
    told[0] === 'undecided' ? told[0] : (told.find((one) => ofOne([first, one, third])) ?? told[0] ?? null)
  const scopes = [first, second, third]
  const known = scopes.filter((one) => one !== null)
  const total = isApart(account, year) ? null : of('total')
  if ([...known, total].includes('undecided')) return 'undecided'
  const tonnesOf = (stand: Stand) => (stand === null || stand === 'undecided' ? 0 : (stand.tonnes ?? 0))
  const sum = known.reduce<number>((all, one) => all + tonnesOf(one), 0)
  if (total !== null && tonnesOf(total) > sum) return { tonnes: tonnesOf(total), isOfOne: true, by: [] }
  const by = scopes.flatMap((one) => (one === null || one === 'undecided' ? [] : one.by))
  return known.length === 0 ? null : { tonnes: sum, isOfOne: ofOne(scopes), by }
}

const saysScopes = (documents: Told[], year: number) => {
  const isSaid = (line: string) => documents.some((one) => sayOf(one, year, line) !== undefined)
  return isSaid('scope1') && isSaid('scope3') && methods.some(isSaid)
}
/** Every scope of the year is said by somebody. */
const isApart = (account: ProgrammeAccount, year: number) => saysScopes(takenOf(account), year)

/** Who gives the whole and not its scopes, against what the scopes of the others come to: then the whole is asked about. */
const wholeOf = (account: ProgrammeAccount, year: number, bearer: string | undefined): Said[] => {
  const sum = sumOf(account, year)
  if (!isApart(account, year) || sum === null || sum === 'undecided') return []
  const wholes = takenOf(account)
    .filter((one) => !saysScopes([one], year))
    .flatMap((one) => saidOf({ ...account, told: [one] }, year, 'total'))
  const bearers = sum.by.filter((id) => wholes.every((one) => one.id !== id))
  if (bearers.length === 0 || wholes.every(({ tonnes }) => tonnes === sum.tonnes)) return []
  // Which of those that say the same bears the sum is the programme's to choose, of these.
  const id = bearers.find((one) => one === bearer) ?? bearers[0] ?? ''
  return [...wholes, { id, tonnes: sum.tonnes, line: 'sum' }]
}

type Line = number | 'undecided' | 'given way' | null
export const expectedLine = (
  account: ProgrammeAccount,
  year: number,
  line: string,
  bearer?: string,
): Line => {
  if (line === 'total' && isApart(account, year)) {
    const told = settle(account, year, line, wholeOf(account, year, bearer))
    return told === null || told === 'undecided' ? told : told.line === 'sum' ? 'given way' : told.tonnes
  }
  const stand = standOf(account, year, line)
  return stand === null || stand === 'undecided' ? stand : (stand.tonnes ?? 'given way')
}

export const expectedTotal = (account: ProgrammeAccount, year: number, bearer?: string): Sum => {
  const whole = isApart(account, year) ? expectedLine(account, year, 'total', bearer) : null
  if (whole === 'undecided') return whole
  return typeof whole === 'number' ? { tonnes: whole, isOfOne: true, by: [] } : sumOf(account, year)
}
