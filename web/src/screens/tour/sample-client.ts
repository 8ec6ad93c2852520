import type { AnalysisSummary, Footprint } from '@ledgerleaf/contract/analysis'
import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import type { Person } from '@ledgerleaf/contract/identity'
import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { QueryClient } from '@tanstack/react-query'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { dashboardQuery, deskQuery, dueQuery, listingFiguresQuery } from '../../nouns/dashboard/queries.ts'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { projectQueries } from '../../nouns/project/queries.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { balanceQuery, monthsQuery } from '../../nouns/statement/queries.ts'
import { sampleBalance, sampleBuyerDesk, sampleListings, sampleMonths } from './sample-desks.ts'
import { sampleNames } from './sample-names.ts'

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

const emptyClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } })

const sampleHead = (footprint: Footprint) => ({ footprint, footprints: [footprint], perimeter: null })

const sampleAnalysis = (uploadedAt: string): AnalysisSummary => ({
  id: 'sample',
  companyName: sampleNames.buyer,
  fileName: 'sustainability-report.pdf',
  uploadedAt,
  state: 'completed',
  step: 'completed',
  refusal: null,
  ...sampleHead({
    year: new Date(uploadedAt).getUTCFullYear() - 1,
    tonnes: 15_548,
    parts: [
      { metric: 'scope1', tonnes: 1102, corrected: false },
      { metric: 'scope2_market', tonnes: 986, corrected: false },
      { metric: 'scope3_total', tonnes: 13_460, corrected: false },
    ],
    asReported: false,
  }),
  findings: 30,
  flags: 3,
})

/** Answers as the server would give them, for a company that made four purchases and retired the first. */
export const sampleBuyer = (now: Date): QueryClient => {
  const client = emptyClient()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const on = (days: number, heldCredits: number, retiredCredits: number) => ({
    on: ago(days).slice(0, 10),
    heldCredits,
    retiredCredits,
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
  const analysis = sampleAnalysis(ago(310))
  client.setQueryData(analysisQueries.list().queryKey, { analyses: [analysis] }, answer)
  client.setQueryData(deskQuery().queryKey, sampleBuyerDesk(analysis.footprint?.year ?? 0), answer)
  return client
}

/** A project whose seller has nothing left to do: no step waits for them. */
const sampleProject: ProjectSummary = {
  id: 'sample',
  name: 'Upper Valley Reforestation',
  category: 'redd_arr',
  hasFile: true,
  progress: 100,
  checklistPercent: 100,
  steps: [],
  review: 'approved',
  score: null,
}

/** The same for a developer with three projects, of which one still waits for its first listing. */
export const sampleSeller = (now: Date): QueryClient => {
  const client = emptyClient()
  const answer = { updatedAt }
  client.setQueryData(
    dashboardQuery(dashboardApi.sellerTotalCredits, sampleEmail).queryKey,
    { totalsellerCredits: 17_700 },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.sellerMarketValue, sampleEmail).queryKey,
    { totalMarketValue: 481_500 },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.sellerTotalProjects, sampleEmail).queryKey,
    { totalsellerprojects: 3 },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.sellerOffset, sampleEmail).queryKey,
    { offsetTonnes: 2150, retiredTonnes: 2150, soldTonnes: 6300 },
    answer,
  )
  client.setQueryData(
    dashboardQuery(dashboardApi.sellerProjects, sampleEmail).queryKey,
    {
      sellerprojects: [
        {
          project_name: 'Upper Valley Reforestation',
          range: 12_600,
          totalvalue: 239_400,
          status: 'Active',
          progress: 100,
        },
        {
          project_name: 'Delta Mangrove Restoration',
          range: 4200,
          totalvalue: 107_100,
          status: 'Active',
          progress: 80,
        },
        { project_name: 'Harbour Biochar', range: 900, totalvalue: 135_000, status: 'Inactive' },
      ],
    },
    answer,
  )
  client.setQueryData(projectQueries.list().queryKey, { projects: [sampleProject] }, answer)
  client.setQueryData(retirementQueries.instructions().queryKey, { instructions: [] }, answer)
  client.setQueryData(dueQuery().queryKey, { steps: [] }, answer)
  client.setQueryData(listingFiguresQuery().queryKey, sampleListings, answer)
  client.setQueryData(monthsQuery().queryKey, sampleMonths(now), answer)
  client.setQueryData(balanceQuery().queryKey, sampleBalance, answer)
  client.setQueryData(forwardQueries.promised().queryKey, { milestones: [], blocks: [] }, answer)
  return client
}
