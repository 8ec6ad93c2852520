import { Plan } from '@ledgerleaf/contract/catalogue'

const terms = {
  priceCents: 10_000,
  oldPriceCents: 50_000,
  cta: 'Start your Journey',
}

const verified = (project: string, registry: string) => ({ project, registry, percent: 100 })

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
      verified('Rio Calado Forest Corridor', 'Verra VCS'),
      verified('Umvana Hills Reforestation', 'Gold Standard'),
      verified('Kelpra Bay Seagrass Meadows', 'Verra VCS'),
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
      verified('Umvana Hills Reforestation', 'Gold Standard'),
      verified('Marisma Larga Mangroves', 'Verra VCS'),
      verified('Hartmoor Biochar Kilns', 'Verra VCS'),
    ],
  },
  {
    id: 'basketId3',
    title: 'Climate Champion',
    subtitle: 'Removals only, stored for centuries',
    features: [
      'Biochar, rock and air capture, no avoidance credits',
      'Fewer tonnes for the price, held for longer',
      'For claims that must rest on removal alone',
    ],
    progress: [
      verified('Hartmoor Biochar Kilns', 'Verra VCS'),
      verified('Basaltfold Farm Fields', 'Demo Removal Registry'),
      verified('Skarn Ridge Direct Air Capture', 'Demo Removal Registry'),
    ],
  },
].map((plan) => Plan.parse({ ...plan, ...terms }))
