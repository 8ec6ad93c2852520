import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  chooseIn,
  conflictOf,
  decide,
  done,
  joinAs,
  newAccount,
  openSite,
  read,
  site,
  twoReports,
} from '../../testing/test-programme.ts'

beforeAll(openSite, 60_000)
afterAll(() => site.close())

test('a programme of nothing is empty, and is nobody’s who is not signed in', async () => {
  const { browser } = await newAccount()
  expect(await read(browser)).toMatchObject({ version: 0, sources: [], years: [], base: null, targets: [] })
  expect((await site.browser().get('/api/programme')).statusCode).toBe(401)
})

test('a year given again by a later report is undecided until somebody decides; then it stands, with who and why', async () => {
  const { browser, id, email } = await newAccount()
  const { older, newer } = await twoReports(id)
  const before = await read(browser)
  expect(before.years.map(({ year, total }) => [year, total.state, total.tonnes])).toEqual([
    [2022, 'known', 1050],
    [2023, 'undecided', null],
    [2024, 'known', 910],
  ])
  // The report on the later years is proposed, though it was uploaded first.
  expect(conflictOf(before)).toMatchObject({
    state: 'undecided',
    conflict: { differenceTonnes: 20, proposal: { sourceId: newer, because: 'newer_report' } },
  })
  expect(conflictOf(before)?.statements.map(({ evidence }) => evidence?.page)).toEqual([7, 7])
  expect((await decide(browser, { kind: 'base', year: 2023, thresholdPercent: 5 })).json()).toMatchObject({
    code: 'invalid_input',
  })
  await done(browser, chooseIn(before, newer))
  const after = await read(browser)
  expect(conflictOf(after)).toMatchObject({ state: 'decided', tonnes: 870, sourceId: newer, decidedBy: 1 })
  expect(after.years[1]?.total).toMatchObject({ state: 'known', tonnes: 1000 })
  expect(after.decisions).toMatchObject([{ version: 1, madeBy: email, reason: 'As the auditor asked for' }])
  // A correction is news, of what was not chosen as of what was: it is asked again.
  const correct = async (analysisId: string, value: string) => {
    const answer = await browser.post(`/api/analyses/${analysisId}/corrections`, {
      body: {
        ...{ figure: 'scope3_total/2023', kind: 'change', metric: 'scope3_total', year: 2023, value },
        ...{ unit: 't', perimeter: null, from: null, reason: 'Checked by hand', sure: true, seenVersion: 0 },
      },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await correct(older, '851')
  const reopened = await read(browser)
  expect(conflictOf(reopened)).toMatchObject({ state: 'undecided', decidedBy: null })
  await done(browser, chooseIn(reopened, newer))
  expect(conflictOf(await read(browser))).toMatchObject({ state: 'decided', decidedBy: 2 })
  await correct(newer, '871')
  expect(conflictOf(await read(browser))).toMatchObject({ state: 'undecided' })
  await done(browser, { kind: 'leave_out', sourceId: older })
  expect((await read(browser)).years.map(({ year, total }) => [year, total.tonnes])).toEqual([
    [2023, 1001],
    [2024, 910],
  ])
})

test('who reads may not decide, who prepares may, and a stranger finds nothing of it', async () => {
  const { browser, id } = await newAccount()
  const { newer } = await twoReports(id)
  const [viewer, preparer, stranger] = [
    await joinAs(id, 'viewer'),
    await joinAs(id, 'preparer'),
    await newAccount(),
  ]
  const programme = await read(viewer.browser)
  expect(programme).toEqual(await read(browser))
  const wish = chooseIn(programme, newer)
  expect((await decide(viewer.browser, wish)).statusCode).toBe(403)
  expect((await decide(stranger.browser, wish)).statusCode).toBe(404)
  expect((await decide(stranger.browser, { kind: 'leave_out', sourceId: newer })).statusCode).toBe(404)
  expect((await decide(preparer.browser, wish)).statusCode).toBe(200)
  expect((await read(stranger.browser)).sources).toEqual([])
})

test('two people decide the same conflict at once: one decision is kept, and the other is told of it', async () => {
  const { browser, id } = await newAccount()
  const { older, newer } = await twoReports(id)
  const colleague = await joinAs(id, 'preparer')
  const programme = await read(browser)
  const answers = await Promise.all([
    decide(browser, chooseIn(programme, older), 0),
    decide(colleague.browser, chooseIn(programme, newer), 0),
  ])
  const [first, second] = answers.sort((a, b) => a.statusCode - b.statusCode)
  expect([first?.statusCode, second?.statusCode]).toEqual([200, 409])
  expect(second?.json()).toMatchObject({ code: 'figure_changed' })
  expect(second?.json().error).toContain(first?.json().madeBy)
  expect((await read(browser)).decisions).toHaveLength(1)
  // Deciding about something else at the same time is nobody's conflict.
  const target = { kind: 'target', targetKind: 'near_term', scopes: [1], scope2: 'scope2_market' }
  const years = { baseYear: 2022, targetYear: 2030, percent: 42 }
  expect((await decide(colleague.browser, { ...target, ...years }, 0)).statusCode).toBe(200)
  // Sent twice by one click: kept once.
  expect((await decide(colleague.browser, { ...target, ...years, percent: 50 }, 0)).statusCode).toBe(409)
})
