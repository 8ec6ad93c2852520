import { Plan } from '@ledgerleaf/contract/catalogue'
import type { BasketDefinition, Slot } from './checkout-baskets.ts'

const terms = {
  priceCents: 10_000,
  oldPriceCents: 50_000,
  cta: 'Start your Journey',
}

const reviewed = (project: string, registry: string) => ({ project, registry, percent: 100 })

/** The welcome offer: three baskets of three projects each, at one price. */
export const plans: readonly Plan[] = [
  {
    id: 'basketId1',
    title: 'Earth Guardian',
    subtitle: 'Forests and coasts that keep what they hold',
    features: [
      'Three nature projects, in Brazil, Kenya and Indonesia',
      'Credits named by registry, vintage and serial range',
      'Retire when you are ready, in your own name',
    ],
    progress: [
      reviewed('Rio Calado Forest Corridor', 'Demo Nature Registry'),
      reviewed('Umvana Hills Reforestation', 'Demo Nature Registry'),
      reviewed('Kelpra Bay Seagrass Meadows', 'Demo Nature Registry'),
    ],
  },
  {
    id: 'basketId2',
    title: 'Impact Pioneer',
    subtitle: 'Growing and burying: trees, mangroves and char',
    features: [
      'Two kinds of nature project and one engineered one',
      'Two of the three take carbon out of the air',
      'One receipt, one line for each project',
    ],
    progress: [
      reviewed('Umvana Hills Reforestation', 'Demo Nature Registry'),
      reviewed('Rufisa Delta Mangroves', 'Demo Nature Registry'),
      reviewed('Hartmoor Biochar Kilns', 'Demo Nature Registry'),
    ],
  },
  {
    id: 'basketId3',
    title: 'Climate Champion',
    subtitle: 'Removals only, stored for centuries',
    features: [
      'Biochar and weathered rock, no avoidance credits',
      'Fewer tonnes for the price, held for longer',
      'For claims that must rest on removal alone',
    ],
    progress: [
      reviewed('Hartmoor Biochar Kilns', 'Demo Nature Registry'),
      reviewed('Nam Phai Rice Husk Biochar', 'Demo Removal Registry'),
      reviewed('Basaltfold Farm Fields', 'Demo Removal Registry'),
    ],
  },
].map((plan) => Plan.parse({ ...plan, ...terms }))

const categories: Record<string, Slot['category']> = {
  'Rio Calado Forest Corridor': 'redd_arr',
  'Umvana Hills Reforestation': 'redd_arr',
  'Kelpra Bay Seagrass Meadows': 'blue_carbon',
  'Rufisa Delta Mangroves': 'blue_carbon',
  'Hartmoor Biochar Kilns': 'biochar',
  'Nam Phai Rice Husk Biochar': 'biochar',
  'Basaltfold Farm Fields': 'erw',
}

/** A plan as what is bought: credits worth its old price, as nearly as whole credits allow, at its price. */
export const planBaskets: readonly BasketDefinition[] = plans.map((plan) => ({
  id: plan.id,
  kind: 'plan',
  name: plan.title,
  priceCents: plan.priceCents,
  valueCents: plan.oldPriceCents,
  slots: plan.progress.map(({ project }) => ({
    project,
    category: categories[project] ?? 'redd_arr',
    weightPercent: 0,
  })),
}))
