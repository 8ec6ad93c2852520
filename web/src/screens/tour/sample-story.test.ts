import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { isCounted } from '@ledgerleaf/contract/offset-standing'
import { expect, test } from 'vitest'
import { basketQueries, firstBasketId } from '../../nouns/basket/queries.ts'
import { dashboardQuery, deskQuery } from '../../nouns/dashboard/queries.ts'
import { scoreQueries } from '../../nouns/score/queries.ts'
import { sampleCheckout } from './sample-basket.ts'
import { sampleBuyer, samplePerson, sampleReport, sampleScorecard } from './sample-client.ts'
import { sampleProof } from './sample-proof.ts'
import { sampleProject, sampleRegistry, sampleSums } from './sample-story.ts'
import { steps } from './steps.ts'

const now = new Date('2026-11-19T12:00:00.000Z')
const { email, company } = samplePerson('buyer')

const answer = <T>(value: T): NonNullable<T> => {
  if (value === undefined || value === null) throw new Error('the sample lacks an answer')
  return value
}

const buyer = sampleBuyer(now)
const desk = answer(buyer.getQueryData(deskQuery().queryKey))
const basket = answer(sampleCheckout(now).getQueryData(basketQueries.one(firstBasketId).queryKey))
const { retirement } = (
  await sampleProof({ retiredAt: '2026-07-14T12:00:00.000Z', year: 2025, confirmedOn: '2026-07-28' })
).certificate
const of = (name: Parameters<typeof dashboardQuery>[0]) => dashboardQuery(name, email).queryKey

test('the project that is scored is the one bought, retired and proven, at a registry that says it is a demonstration', () => {
  const [line] = basket.lines
  const [score] = answer(sampleScorecard(now).getQueryData(scoreQueries.ofProject('sample').queryKey)).scores
  expect(line).toMatchObject({
    projectName: sampleProject.name,
    vintage: score?.vintage,
    quantity: retirement.quantity,
  })
  expect(retirement.projectName).toBe(sampleProject.name)
  expect(retirement.vintageStartsOn).toBe(`${score?.vintage}-01-01`)
  expect(sampleRegistry).toContain('Demo')
  expect(new Set([retirement.registry, ...basket.lines.map(({ registry }) => registry)])).toEqual(
    new Set([sampleRegistry]),
  )
  expect(retirement.registryProjectId).toContain('DEMO')
})

test('what the certificate is over is what the dashboard has retired and counts as an offset', () => {
  expect(isCounted(retirement)).toBe(true)
  expect(desk.coverage?.retiredTonnes).toBe(retirement.quantity)
  expect(buyer.getQueryData(of(dashboardApi.buyerOffset))).toEqual({
    offsetTonnes: retirement.quantity,
    pendingTonnes: 0,
    uncountedTonnes: 0,
    heldTonnes: desk.coverage?.heldTonnes,
  })
  expect(retirement.beneficiary).toBe(company)
})

test('what was bought is what is held and what is retired, on the last day of the curve too', () => {
  expect(sampleSums.boughtCredits).toBe(sampleSums.heldCredits + retirement.quantity)
  const { days } = answer(buyer.getQueryData(of(dashboardApi.buyerCreditsOverTime))) as {
    days: { heldCredits: number; retiredCredits: number }[]
  }
  expect(days.at(-1)).toMatchObject({
    heldCredits: sampleSums.heldCredits,
    retiredCredits: retirement.quantity,
  })
  const { transactions } = answer(buyer.getQueryData(of(dashboardApi.buyerRecentTransactions))) as {
    transactions: { status: string; credits: number; payment_usd_cents: number }[]
  }
  const bought = transactions.filter(({ status }) => status === 'settled')
  expect(bought.reduce((sum, { credits }) => sum + credits, 0)).toBe(sampleSums.boughtCredits)
  expect(bought.slice(-3).reduce((sum, one) => sum + one.payment_usd_cents, 0)).toBe(basket.priceCents)
})

test('every step is about one year and one footprint, and what is said of a step is what it shows', () => {
  const report = sampleReport(now).analysis.footprint
  expect(desk.coverage).toMatchObject({ year: report?.year, footprintTonnes: report?.tonnes })
  expect(desk.reports[0]?.footprintTonnes).toBe(report?.tonnes)
  const says = (id: string) => steps.find((step) => step.id === id)?.shows ?? ''
  const figure = (tonnes: number | undefined) => (tonnes ?? 0).toLocaleString('en-US')
  for (const tonnes of [
    report?.tonnes,
    retirement.quantity,
    sampleSums.heldCredits,
    desk.coverage?.openTonnes,
  ])
    expect(says('figures')).toContain(figure(tonnes))
  expect(says('proof')).toContain(`${figure(retirement.quantity)} tonnes`)
  expect(says('scorecard')).toContain(`${sampleProject.score} of 100, grade ${sampleProject.grade}`)
  expect(says('checkout')).toContain(`$${figure(sampleSums.orderDollars)}`)
})
