import type { Analysis } from '@ledgerleaf/contract/analysis'
import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import type { Person } from '@ledgerleaf/contract/identity'
import { QueryClient } from '@tanstack/react-query'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { dashboardQuery, deskQuery } from '../../nouns/dashboard/queries.ts'
import { deadlineQueries } from '../../nouns/deadline/queries.ts'
import { chosenFootprintsQuery } from '../../nouns/programme/queries.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { scoreQueries } from '../../nouns/score/queries.ts'
import { openedPlace, sampleAnalysis, sampleCells, sampleSummary } from './sample-analysis.ts'
import { sampleBuyerDesk } from './sample-desks.ts'
import { sampleNames } from './sample-names.ts'
import { sampleScores } from './sample-score.ts'

const noProgramme = { leftOut: [], years: [], targets: 0 }

const dayMs = 86_400_000
// Later than any clock of a visitor: what is not yet stale is not fetched again, and none of it ever is.
const updatedAt = 8.64e15

const sampleEmail = 'sample@example.com'

export const samplePerson = (role: keyof typeof sampleNames): Person => ({
  id: `sample-${role}`,
  email: sampleEmail,
  emailVerified: true,
  name: sampleNames[role],
  company: sampleNames[role],
  roles: [role],
})

export const sampleClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } })

export const daysAgo = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString()

/** Answers as the server would give them, for a company that made four purchases and retired the first. */
export const sampleBuyer = (now: Date): QueryClient => {
  const client = sampleClient()
  const ago = (days: number) => daysAgo(now, days)
  const on = (days: number, heldCredits: number, retiredCredits: number) => ({
    on: ago(days).slice(0, 10),
    heldCredits,
    retiredCredits,
    pendingCredits: 0,
  })
  const answer = { updatedAt }
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerTotalCredits, sampleEmail).queryKey,
    { totalcreds: 1240 },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerOffset, sampleEmail).queryKey,
    { offsetTonnes: 400, pendingTonnes: 0, uncountedTonnes: 0, heldTonnes: 840 },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerTotalProjects, sampleEmail).queryKey,
    { totalprojects: 3 },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerMarketValue, sampleEmail).queryKey,
    { marketValueDollars: 60_900 },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerCreditsOverTime, sampleEmail).queryKey,
    { days: [on(306, 400, 0), on(254, 1000, 0), on(177, 1180, 0), on(128, 780, 400), on(51, 840, 400)] },
    answer,
  )
  const entry = (
    status: 'settled' | 'retired',
    project: string,
    days: number,
    credits: number,
    dollars = 0,
  ) => ({
    project_name: project,
    transaction_date: ago(days),
    status,
    payment_usd_cents: dollars * 100,
    credits,
  })
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerRecentTransactions, sampleEmail).queryKey,
    {
      transactions: [
        entry('settled', 'Basalt Field Weathering', 51, 60, 19_200),
        entry('retired', 'Upper Valley Reforestation', 128, 400),
        entry('settled', 'Harbour Biochar', 177, 180, 26_100),
        entry('settled', 'Delta Mangrove Restoration', 254, 600, 14_400),
        entry('settled', 'Upper Valley Reforestation', 306, 400, 7200),
      ],
    },
    answer,
  )
  const analysis = sampleSummary(ago(310))
  client.setQueryData(analysisQueries.list().queryKey, { analyses: [analysis] }, answer)
  client.setQueryData(deskQuery().queryKey, sampleBuyerDesk(analysis.footprint?.year ?? 0), answer)
  client.setQueryData(chosenFootprintsQuery(true).queryKey, noProgramme, answer)
  client.setQueryData(deadlineQueries.list().queryKey, { deadlines: [] }, answer)
  client.setQueryData(retirementQueries.scheduled().queryKey, { schedules: [] }, answer)
  return client
}

/** The sample's report, read, with one of its cells at hand. */
export const sampleReport = (now: Date): { client: QueryClient; analysis: Analysis } => {
  const client = sampleClient()
  const answer = { updatedAt }
  const analysis = sampleAnalysis(daysAgo(now, 310))
  const year = analysis.footprint?.year ?? 0
  const { sheet, cell } = openedPlace
  client.setQueryData(analysisQueries.one(analysis.id).queryKey, analysis, answer)
  client.setQueryData(chosenFootprintsQuery(true).queryKey, noProgramme, answer)
  client.setQueryData(analysisQueries.questions(analysis.id).queryKey, { questions: [] }, answer)
  // What is retired and held already is less to buy, here as on the sample's dashboard.
  client.setQueryData(deskQuery().queryKey, sampleBuyerDesk(year), answer)
  client.setQueryData(analysisQueries.cells(analysis.id, sheet, cell).queryKey, sampleCells(year), answer)
  return { client, analysis }
}

export const sampleScorecard = (now: Date): QueryClient => {
  const client = sampleClient()
  client.setQueryData(scoreQueries.ofProject('sample').queryKey, sampleScores(daysAgo(now, 90)), {
    updatedAt,
  })
  return client
}
