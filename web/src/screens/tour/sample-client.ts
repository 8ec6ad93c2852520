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
import { sampleDays, sampleHistory, samplePurchases, sampleRetirement, sampleSums } from './sample-story.ts'

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

/** Answers as the server would give them, for the company of the story: what it bought, and what of it it retired. */
export const sampleBuyer = (now: Date): QueryClient => {
  const client = sampleClient()
  const ago = (days: number) => daysAgo(now, days)
  const answer = { updatedAt }
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerTotalCredits, sampleEmail).queryKey,
    { totalcreds: sampleSums.boughtCredits },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerOffset, sampleEmail).queryKey,
    {
      offsetTonnes: sampleRetirement.credits,
      pendingTonnes: 0,
      uncountedTonnes: 0,
      heldTonnes: sampleSums.heldCredits,
    },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerTotalProjects, sampleEmail).queryKey,
    { totalprojects: sampleSums.heldProjects },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerMarketValue, sampleEmail).queryKey,
    { marketValueDollars: sampleSums.heldDollars },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerCreditsOverTime, sampleEmail).queryKey,
    {
      days: sampleHistory.map(({ daysAgo: days, ...sums }) => ({
        on: ago(days).slice(0, 10),
        ...sums,
        pendingCredits: 0,
      })),
    },
    answer,
  )
  const settled = samplePurchases.map(({ daysAgo: days, project, credits, dollars }) => ({
    project_name: project,
    transaction_date: ago(days),
    status: 'settled' as const,
    payment_usd_cents: credits * dollars * 100,
    credits,
  }))
  const retired = {
    project_name: sampleRetirement.project,
    transaction_date: ago(sampleDays.retired),
    status: 'retired' as const,
    payment_usd_cents: 0,
    credits: sampleRetirement.credits,
  }
  client.setQueryData(
    dashboardQuery(dashboardApi.buyerRecentTransactions, sampleEmail).queryKey,
    {
      transactions: [...settled, retired].sort((a, b) =>
        b.transaction_date.localeCompare(a.transaction_date),
      ),
    },
    answer,
  )
  const analysis = sampleSummary(ago(sampleDays.reported))
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
  const analysis = sampleAnalysis(daysAgo(now, sampleDays.reported))
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
  client.setQueryData(
    scoreQueries.ofProject('sample').queryKey,
    sampleScores(daysAgo(now, sampleDays.scored)),
    {
      updatedAt,
    },
  )
  return client
}
