import { sampleNames } from './sample-names.ts'

/** A registry of a demonstration: no step of the tour speaks of one that exists. */
export const sampleRegistry = 'Demo Nature Registry'

/** The project the tour follows: scored, bought, retired and proven. */
export const sampleProject = {
  name: 'Upper Valley Forest Conservation',
  registryProjectId: 'DNR-DEMO-1507',
  methodology: 'VM0048 Reducing Emissions from Deforestation and Forest Degradation',
  vintage: 2021,
  grade: 'C',
  score: 51,
} as const

/** How many days ago each thing of the story happened. */
export const sampleDays = { scored: 320, reported: 310, bought: 306, retired: 128, confirmed: 114 } as const

type Purchase = {
  daysAgo: number
  project: string
  credits: number
  dollars: number
}

const delta = { project: 'Delta Mangrove Restoration', dollars: 25 } as const
const harbour = { project: 'Harbour Biochar', dollars: 125 } as const

/** The basket of the checkout, as it was paid. */
export const sampleOrder = [
  {
    daysAgo: sampleDays.bought,
    project: sampleProject.name,
    credits: 400,
    dollars: 18.75,
    weightPercent: 60,
    vintage: sampleProject.vintage,
    category: 'redd_arr',
  },
  {
    daysAgo: sampleDays.bought,
    ...delta,
    credits: 100,
    weightPercent: 20,
    vintage: 2023,
    category: 'blue_carbon',
  },
  {
    daysAgo: sampleDays.bought,
    ...harbour,
    credits: 20,
    weightPercent: 20,
    vintage: 2024,
    category: 'biochar',
  },
] as const

/** All that was bought, the first first. */
export const samplePurchases: readonly Purchase[] = [
  ...sampleOrder,
  { daysAgo: 254, ...delta, credits: 600 },
  { daysAgo: 177, ...harbour, credits: 60 },
  { daysAgo: 51, project: 'Basalt Field Weathering', credits: 60, dollars: 320 },
]

/** The credits of the project the tour follows are retired, all of them; what else was bought is held. */
export const sampleRetirement = {
  project: sampleProject.name,
  beneficiary: sampleNames.buyer,
  credits: sampleOrder[0].credits,
} as const

const credits = (purchases: readonly Purchase[]): number =>
  purchases.reduce((sum, one) => sum + one.credits, 0)

const kept = samplePurchases.filter(({ project }) => project !== sampleRetirement.project)

export const sampleSums = {
  boughtCredits: credits(samplePurchases),
  heldCredits: credits(kept),
  heldProjects: new Set(kept.map(({ project }) => project)).size,
  heldDollars: kept.reduce((sum, one) => sum + one.credits * one.dollars, 0),
  orderDollars: sampleOrder.reduce((sum, one) => sum + one.credits * one.dollars, 0),
} as const

/** What was held and what retired at the end of each day on which that changed. */
export const sampleHistory = [
  ...new Set([...samplePurchases.map(({ daysAgo }) => daysAgo), sampleDays.retired]),
]
  .sort((a, b) => b - a)
  .map((day) => {
    const retiredCredits = day <= sampleDays.retired ? sampleRetirement.credits : 0
    const bought = credits(samplePurchases.filter(({ daysAgo }) => daysAgo >= day))
    return { daysAgo: day, heldCredits: bought - retiredCredits, retiredCredits }
  })
