import type { PayoutDesk } from '@ledgerleaf/contract/payouts'
import type { MarketSeller, Step } from './random-market.ts'
import type { Browser } from './test-site.ts'

export const readRuns = async ([operator]: readonly Browser[]): Promise<PayoutDesk> => {
  if (!operator) throw new Error('there is no operator')
  return (await operator.get('/api/operator/payouts')).json()
}

export const isRunClick = ({ verb }: Step): boolean =>
  ['propose', 'send', 'answer', 'withdraw'].includes(verb)

/** The operators' clicks; a refusal is an answer like any other. */
export const clickRun = async (
  operators: readonly Browser[],
  sellers: readonly MarketSeller[],
  { verb, which }: Step,
): Promise<void> => {
  const [first, second] = operators
  const { runs, owed } = await readRuns(operators)
  if (verb === 'propose') {
    const sellerIds = sellers.filter((_, place) => which < 8 && which % 3 !== place).map(({ id }) => id)
    const returnIds = owed.filter(({ payeeName }) => which > 3 && payeeName !== null).map(({ id }) => id)
    await first?.post('/api/operator/payouts/runs', { body: { sellerIds, returnIds } })
    return
  }
  const run = runs.find(({ state }) => state === (verb === 'answer' ? 'sent' : 'proposed'))
  const act = verb === 'answer' ? 'sandbox-answer' : verb
  if (run) await second?.post(`/api/operator/payouts/runs/${run.id}/${act}`)
}
