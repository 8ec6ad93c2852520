import { Cents } from '@ledgerleaf/contract/units'
import { DomainError } from '../../server/src/platform/domain-error.ts'
import { costOf, fillBasket, type Pick } from '../../server/src/trade/recommendations/fill-basket.ts'
import { keepsLimits } from '../../server/src/trade/recommendations/keep-limits.ts'
import type { FilledWish, Offer } from '../../server/src/trade/recommendations/offer.ts'
import { recommend } from '../../server/src/trade/recommendations/recommend.ts'
import { openSolver, type Solver } from '../../server/src/trade/recommendations/solve-model.ts'
import { writeModel } from '../../server/src/trade/recommendations/write-model.ts'
import { median } from './median.ts'

const sizes = [100, 1_000, 10_000]
const rounds = 3
const precision = { gapMax: 0, secondsMax: 10 }

const limits = { scoreMin: 40, removalPercentMin: 20, projectPercentMax: 25, projectsMin: 5 }
const wishes: Record<string, FilledWish> = {
  'least cost': { tonnes: 2_000, goal: 'cost', limits },
  'best quality within a budget': {
    tonnes: 2_000,
    goal: 'quality',
    budgetCents: Cents.parse(2_000 * 6_000),
    limits: { removalPercentMin: 20, projectPercentMax: 25 },
  },
}

/** The same offers in every run: numbers that look drawn, from the place alone. */
const offerAt = (place: number): Offer => {
  const draw = (salt: number, below: number) => ((place + 1) * 2_654_435_761 + salt * 40_503) % below
  return {
    listingId: `listing ${place}`,
    projectId: `project ${Math.floor(place / 2.5)}`,
    projectName: `Project ${Math.floor(place / 2.5)}`,
    sellerId: 'seller',
    category: 'redd_arr',
    mechanism: draw(1, 3) === 0 ? 'removal' : 'reduction',
    country: 'BR',
    registry: 'Verra VCS',
    vintage: 2016 + draw(2, 10),
    score: draw(3, 101),
    grade: null,
    durabilityYears: 40,
    priceCents: 300 + draw(4, 29_989),
    availableCredits: 20 + draw(5, 977),
    minimumFill: draw(6, 10) === 0 ? 5 : 1,
  }
}

const worthOf = (picks: readonly Pick[], { goal }: FilledWish): number =>
  goal === 'cost'
    ? costOf(picks)
    : picks.reduce((points, { offer, quantity }) => points + (offer.score ?? 0) * quantity, 0)

/** The model of every offer that may be bought, as written, given to the solver. */
const solveWhole = async (solver: Solver, offers: readonly Offer[], wish: FilledWish): Promise<Pick[]> => {
  const allowed = offers.filter((offer) => keepsLimits(offer, wish.limits))
  const quantities = (await solver.solve(writeModel(allowed, wish), allowed.length, precision)) ?? []
  return allowed.flatMap((offer, at) => {
    const quantity = quantities[at] ?? 0
    return quantity > 0 ? [{ offer, quantity }] : []
  })
}

/** How long it took and what came of it; null where the solver gave up at its time limit. */
const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; answer: T | null }> => {
  const begun = performance.now()
  const answer = await work().catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'unavailable') return null
    throw error
  })
  return { ms: performance.now() - begun, answer }
}

const assertSame = (ours: readonly Pick[], whole: readonly Pick[], wish: FilledWish): void => {
  if (ours.length === 0 || worthOf(ours, wish) !== worthOf(whole, wish))
    throw new Error('the basket is not worth what the best of the whole model is worth')
}

const measureWish = async (solver: Solver, offers: readonly Offer[], wish: FilledWish) => {
  const taken = { ours: [] as number[], whole: [] as number[], full: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const solve = () => timed(() => solveWhole(solver, offers, wish))
    // A-B-B-A: whatever else the machine does in the meantime meets both sides alike.
    const first = round % 2 === 0 ? await solve() : null
    const ours = await timed(async () => (await fillBasket(solver, offers, wish)) ?? [])
    const whole = first ?? (await solve())
    if (ours.answer && whole.answer) assertSame(ours.answer, whole.answer, wish)
    const full = await timed(() => recommend(solver, offers, wish, new Date()))
    for (const [side, { ms, answer }] of Object.entries({ ours, whole, full }))
      taken[side as keyof typeof taken].push(answer === null ? Number.POSITIVE_INFINITY : ms)
    // To wait for the same limit again would tell nothing new.
    if (whole.answer === null) break
  }
  const { ours, whole, full } = taken
  const ratios = ours.map((ms, at) => ms / (whole[at] ?? Number.NaN))
  return { ours: median(ours), whole: median(whole), ratio: median(ratios), full: median(full) }
}

/** The optimiser against its own solver on the model before anything is left out of it. */
export const measureRecommendations = async () => {
  const solver = openSolver()
  try {
    // Loads the solver, once for every size.
    await solver.solve('Minimize\ngoal: x0\nSubject To\ncover: x0 = 1\nEnd', 1, precision)
    const rows: string[][] = []
    const ms = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : 'gave up')
    for (const size of sizes) {
      const offers = Array.from({ length: size }, (_, place) => offerAt(place))
      for (const [name, wish] of Object.entries(wishes)) {
        const { ours, whole, ratio, full } = await measureWish(solver, offers, wish)
        rows.push([
          size.toLocaleString('en-US'),
          name,
          ms(ours),
          ms(whole),
          Number.isFinite(whole) ? ratio.toFixed(3) : '',
          ms(full),
        ])
      }
    }
    return {
      title: 'The best basket, against the solver alone on the whole model',
      note: `2,000 tonnes under limits, proven best; wherever the solver alone finishes too, both baskets are worth the same. Median of ${rounds} rounds, A-B-B-A. The solver alone gives up after ${precision.secondsMax} s. The whole answer also prices every limit and finds the alternatives.`,
      head: ['Listings', 'Goal', 'Best basket', 'Solver alone', 'ratio', 'Whole answer'],
      rows,
    }
  } finally {
    await solver.close()
  }
}
