import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepsOf } from '../../supply/project-files/index.ts'
import { findProjectFacts } from '../../supply/project-files/step-queries.ts'
import { testForwards } from '../../testing/test-forwards.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { withTrade } from './trade-facts.ts'

let market: Awaited<ReturnType<typeof testForwards>>
beforeAll(async () => {
  market = await testForwards()
})
afterAll(() => market.close())

const notesOf = async (projectId: string) => {
  const facts = await findProjectFacts(market.db, projectId)
  if (!facts) throw new Error('there is no such project')
  const [known] = await withTrade(market.db, [facts])
  if (!known) throw new Error('there is no such project')
  return Object.fromEntries(stepsOf(known).map(({ id, note, done }) => [id, { note, done }]))
}

test('a promise is not settled: the step counts what was delivered, and names what is still to come', async () => {
  const { project, sellerId, milestones } = await market.buyForward({}, 100)
  expect((await notesOf(project.id)).trade).toEqual({
    note: '100 credits sold forward, to be delivered.',
    done: false,
  })
  const issued = await market.issue(sellerId, project.id, 40)
  await market.deliver(sellerId, milestones[0]?.id ?? '', issued.id, 40)
  expect((await notesOf(project.id)).trade).toEqual({
    note: '40 credits sold and settled. 60 credits sold forward, to be delivered.',
    done: false,
  })
})

test('a sold-out listing is no open one', async () => {
  const { project, listing } = await offerCredits(market.db, { issued: 10, listed: 10 })
  expect((await notesOf(project.id)).publish?.note).toBe('1 listing is open.')
  await buyCredits(market.db, randomUUID(), listing.id, 10)
  const notes = await notesOf(project.id)
  expect(notes.publish).toEqual({ note: '0 listings are open.', done: true })
  expect(notes.trade?.note).toBe('10 credits sold and settled.')
})

test('what is owned and in no listing is told apart from what is listed, and a promise is neither', async () => {
  const unlistedOf = async (projectId: string) => {
    const facts = await findProjectFacts(market.db, projectId)
    const [known] = facts ? await withTrade(market.db, [facts]) : []
    return known?.unlistedCredits
  }
  const { project } = await offerCredits(market.db, { issued: 10, listed: 7 })
  expect(await unlistedOf(project.id)).toBe(3)
  const promised = await market.buyForward({}, 50)
  expect(await unlistedOf(promised.project.id)).toBe(0)
})

test('what is left, sold and earned of a project is what its ledger says, after the fee and without escrow', async () => {
  const knownOf = async (projectId: string) => {
    const facts = await findProjectFacts(market.db, projectId)
    const [known] = facts ? await withTrade(market.db, [facts]) : []
    return known && [known.leftCredits, known.soldCredits, known.earnedCents, known.leftForwardCredits]
  }
  const { project, listing } = await offerCredits(market.db, { issued: 10, listed: 10 })
  expect(await knownOf(project.id)).toEqual([10, 0, 0, 0])
  const bought = await buyCredits(market.db, randomUUID(), listing.id, 4)
  const earned = bought.lines.reduce((sum, { sellerCents }) => sum + sellerCents, 0)
  expect(earned).toBeGreaterThan(0)
  expect(await knownOf(project.id)).toEqual([6, 4, earned, 0])
  const promised = await market.buyForward({}, 50)
  const known = (await knownOf(promised.project.id)) ?? []
  expect(known[2]).toBe(0)
  // What is offered forward and not bought is left, and told apart: nothing of it is issued yet.
  expect(known[3]).toBe(known[0])
  expect(known[3]).toBeGreaterThan(0)
})
