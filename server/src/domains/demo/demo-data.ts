import type { Role } from '@ledgerleaf/contract/identity'
import type { NewProject } from '../projects/index.ts'

/** Everything here is invented: people, firms, projects, serials. Registry ids carry DEMO so that no one looks them up. */
export type DemoPerson = {
  email: string
  password: string
  name: string
  roles: Role[]
  seller?: { firstName: string; lastName: string; companyName: string }
}

const password = 'ledgerleaf-demo'

const sellerOf = (email: string, firstName: string, lastName: string, companyName: string): DemoPerson => ({
  email,
  password,
  name: `${firstName} ${lastName}`,
  roles: ['seller'],
  seller: { firstName, lastName, companyName },
})

export const demoPeople = {
  buyer: { email: 'buyer@example.com', password, name: 'Bea Demo', roles: ['buyer'] },
  seller: sellerOf('seller@example.com', 'Sol', 'Demo', 'Demo Meadow & Kiln'),
  operator: { email: 'operator@example.com', password, name: 'Ona Demo', roles: ['operator'] },
  hills: sellerOf('hills.seller@example.com', 'Imani', 'Example', 'Demo Hill Stewards'),
  coast: sellerOf('coast.seller@example.com', 'Tomas', 'Example', 'Demo Coastal Trust'),
  stone: sellerOf('stone.seller@example.com', 'Runa', 'Example', 'Demo Stone & Air'),
} as const satisfies Record<string, DemoPerson>
export type DemoName = keyof typeof demoPeople

export type DemoBatch = {
  vintage: number
  serialStart: number
  serialEnd: number
  /** Credits of the batch on sale; without it the whole batch waits unlisted. */
  listing?: { tokenId: string; quantity: number; priceCents: number; paused?: true }
}
export type DemoProject = NewProject & {
  registry: string
  registryProjectId: string
  seller: DemoName
  batches: readonly DemoBatch[]
}

export const demoProjects: readonly DemoProject[] = [
  {
    seller: 'seller',
    name: 'Rio Calado Forest Corridor',
    category: 'redd_arr',
    mechanism: 'reduction',
    registry: 'Verra VCS',
    registryProjectId: 'VCS-DEMO-101',
    country: 'BR',
    methodology: 'VM0048 Reducing Emissions from Deforestation and Forest Degradation',
    batches: [
      {
        vintage: 2021,
        serialStart: 1,
        serialEnd: 48_000,
        listing: { tokenId: 'LL-RIOC-2021', quantity: 40_000, priceCents: 720 },
      },
      {
        vintage: 2022,
        serialStart: 48_001,
        serialEnd: 79_500,
        listing: { tokenId: 'LL-RIOC-2022', quantity: 30_000, priceCents: 845 },
      },
    ],
  },
  {
    seller: 'hills',
    name: 'Umvana Hills Reforestation',
    category: 'redd_arr',
    mechanism: 'removal',
    registry: 'Gold Standard',
    registryProjectId: 'GS-DEMO-204',
    country: 'KE',
    methodology: 'Afforestation/Reforestation GHG Emissions Reduction & Sequestration',
    batches: [
      {
        vintage: 2022,
        serialStart: 1,
        serialEnd: 12_600,
        listing: { tokenId: 'LL-UMVA-2022', quantity: 12_600, priceCents: 1_990 },
      },
      {
        vintage: 2023,
        serialStart: 12_601,
        serialEnd: 27_000,
        listing: { tokenId: 'LL-UMVA-2023', quantity: 14_000, priceCents: 2_240 },
      },
    ],
  },
  {
    seller: 'seller',
    name: 'Hartmoor Biochar Kilns',
    category: 'biochar',
    mechanism: 'removal',
    registry: 'Verra VCS',
    registryProjectId: 'VCS-DEMO-118',
    country: 'GB',
    methodology: 'VM0044 Biochar Utilization in Soil and Non-Soil Applications',
    batches: [
      {
        vintage: 2023,
        serialStart: 1,
        serialEnd: 3_200,
        listing: { tokenId: 'LL-HART-2023', quantity: 3_200, priceCents: 13_200 },
      },
      { vintage: 2024, serialStart: 3_201, serialEnd: 5_000 },
    ],
  },
  {
    seller: 'hills',
    name: 'Pinewick Orchard Biochar',
    category: 'biochar',
    mechanism: 'removal',
    registry: 'Demo Removal Registry',
    registryProjectId: 'DRR-DEMO-031',
    country: 'FI',
    methodology: 'Biochar from orchard prunings, demo protocol 1.2',
    batches: [
      {
        vintage: 2024,
        serialStart: 1,
        serialEnd: 2_400,
        listing: { tokenId: 'LL-PINE-2024', quantity: 2_400, priceCents: 14_850 },
      },
    ],
  },
  {
    seller: 'seller',
    name: 'Marisma Larga Mangroves',
    category: 'blue_carbon',
    mechanism: 'mixed',
    registry: 'Verra VCS',
    registryProjectId: 'VCS-DEMO-127',
    country: 'MX',
    methodology: 'VM0033 Tidal Wetland and Seagrass Restoration',
    batches: [
      {
        vintage: 2022,
        serialStart: 1,
        serialEnd: 9_000,
        listing: { tokenId: 'LL-MARI-2022', quantity: 9_000, priceCents: 2_780, paused: true },
      },
    ],
  },
  {
    seller: 'coast',
    name: 'Kelpra Bay Seagrass Meadows',
    category: 'blue_carbon',
    mechanism: 'removal',
    registry: 'Verra VCS',
    registryProjectId: 'VCS-DEMO-133',
    country: 'ID',
    methodology: 'VM0033 Tidal Wetland and Seagrass Restoration',
    batches: [
      {
        vintage: 2023,
        serialStart: 1,
        serialEnd: 15_500,
        listing: { tokenId: 'LL-KELP-2023', quantity: 15_500, priceCents: 3_120 },
      },
    ],
  },
  {
    seller: 'stone',
    name: 'Skarn Ridge Direct Air Capture',
    category: 'dac',
    mechanism: 'removal',
    registry: 'Demo Removal Registry',
    registryProjectId: 'DRR-DEMO-044',
    country: 'IS',
    methodology: 'Direct air capture with storage in basalt, demo protocol 2.0',
    batches: [
      {
        vintage: 2024,
        serialStart: 1,
        serialEnd: 850,
        listing: { tokenId: 'LL-SKAR-2024', quantity: 850, priceCents: 31_900 },
      },
    ],
  },
  {
    seller: 'stone',
    name: 'Basaltfold Farm Fields',
    category: 'erw',
    mechanism: 'removal',
    registry: 'Demo Removal Registry',
    registryProjectId: 'DRR-DEMO-052',
    country: 'IN',
    methodology: 'Enhanced rock weathering on cropland, demo protocol 1.0',
    batches: [
      {
        vintage: 2024,
        serialStart: 1,
        serialEnd: 1_600,
        listing: { tokenId: 'LL-BASA-2024', quantity: 1_600, priceCents: 19_600 },
      },
    ],
  },
  {
    seller: 'coast',
    name: 'Lukenie River Forests',
    category: 'redd_arr',
    mechanism: 'reduction',
    registry: 'Verra VCS',
    registryProjectId: 'VCS-DEMO-142',
    country: 'CD',
    methodology: 'VM0048 Reducing Emissions from Deforestation and Forest Degradation',
    batches: [
      {
        vintage: 2019,
        serialStart: 1,
        serialEnd: 60_000,
        listing: { tokenId: 'LL-LUKE-2019', quantity: 44_000, priceCents: 765 },
      },
      {
        vintage: 2020,
        serialStart: 60_001,
        serialEnd: 118_000,
        listing: { tokenId: 'LL-LUKE-2020', quantity: 58_000, priceCents: 790 },
      },
      {
        vintage: 2021,
        serialStart: 118_001,
        serialEnd: 169_000,
        listing: { tokenId: 'LL-LUKE-2021', quantity: 51_000, priceCents: 935 },
      },
    ],
  },
  {
    seller: 'hills',
    name: 'Sierra Clara Agroforestry',
    category: 'redd_arr',
    mechanism: 'removal',
    registry: 'Gold Standard',
    registryProjectId: 'GS-DEMO-231',
    country: 'CO',
    methodology: 'Afforestation/Reforestation GHG Emissions Reduction & Sequestration',
    batches: [
      {
        vintage: 2023,
        serialStart: 1,
        serialEnd: 8_400,
        listing: { tokenId: 'LL-SIER-2023', quantity: 8_400, priceCents: 2_450 },
      },
      {
        vintage: 2024,
        serialStart: 8_401,
        serialEnd: 17_500,
        listing: { tokenId: 'LL-SIER-2024', quantity: 9_100, priceCents: 2_780 },
      },
    ],
  },
  {
    seller: 'seller',
    name: 'Nam Phai Rice Husk Biochar',
    category: 'biochar',
    mechanism: 'removal',
    registry: 'Demo Removal Registry',
    registryProjectId: 'DRR-DEMO-061',
    country: 'TH',
    methodology: 'Biochar from rice husk in field kilns, demo protocol 1.2',
    batches: [
      {
        vintage: 2023,
        serialStart: 1,
        serialEnd: 1_800,
        listing: { tokenId: 'LL-NAMP-2023', quantity: 1_800, priceCents: 13_900 },
      },
      {
        vintage: 2024,
        serialStart: 1_801,
        serialEnd: 4_400,
        listing: { tokenId: 'LL-NAMP-2024', quantity: 2_600, priceCents: 16_400 },
      },
    ],
  },
  {
    seller: 'coast',
    name: 'Rufisa Delta Mangroves',
    category: 'blue_carbon',
    mechanism: 'mixed',
    registry: 'Verra VCS',
    registryProjectId: 'VCS-DEMO-151',
    country: 'TZ',
    methodology: 'VM0033 Tidal Wetland and Seagrass Restoration',
    batches: [
      {
        vintage: 2021,
        serialStart: 1,
        serialEnd: 7_200,
        listing: { tokenId: 'LL-RUFI-2021', quantity: 7_200, priceCents: 2_860 },
      },
      {
        vintage: 2022,
        serialStart: 7_201,
        serialEnd: 15_100,
        listing: { tokenId: 'LL-RUFI-2022', quantity: 7_900, priceCents: 2_990 },
      },
      {
        vintage: 2023,
        serialStart: 15_101,
        serialEnd: 23_400,
        listing: { tokenId: 'LL-RUFI-2023', quantity: 6_000, priceCents: 3_340 },
      },
    ],
  },
  {
    seller: 'stone',
    name: 'Dry Lake Air Capture',
    category: 'dac',
    mechanism: 'removal',
    registry: 'Demo Removal Registry',
    registryProjectId: 'DRR-DEMO-071',
    country: 'US',
    methodology: 'Direct air capture with saline storage, demo protocol 2.0',
    batches: [
      {
        vintage: 2025,
        serialStart: 1,
        serialEnd: 420,
        listing: { tokenId: 'LL-DRYL-2025', quantity: 420, priceCents: 54_000 },
      },
    ],
  },
  {
    seller: 'stone',
    name: 'Serra Basalto Weathering',
    category: 'erw',
    mechanism: 'removal',
    registry: 'Demo Removal Registry',
    registryProjectId: 'DRR-DEMO-078',
    country: 'BR',
    methodology: 'Enhanced rock weathering on cropland, demo protocol 1.0',
    batches: [
      {
        vintage: 2024,
        serialStart: 1,
        serialEnd: 1_100,
        listing: { tokenId: 'LL-SERR-2024', quantity: 1_100, priceCents: 28_500 },
      },
      {
        vintage: 2025,
        serialStart: 1_101,
        serialEnd: 2_000,
        listing: { tokenId: 'LL-SERR-2025', quantity: 900, priceCents: 29_800 },
      },
    ],
  },
]

/** What the demo buyer did, oldest first. */
export type DemoAct =
  | { daysAgo: number; buys: Record<string, number> }
  | { daysAgo: number; retires: string; quantity: number; purpose: string }

export const demoBeneficiary = 'Demo Buyer Company'

export const demoActs: readonly DemoAct[] = [
  { daysAgo: 184, buys: { 'LL-RIOC-2021': 600, 'LL-HART-2023': 20 } },
  { daysAgo: 131, buys: { 'LL-UMVA-2022': 250 } },
  {
    daysAgo: 96,
    retires: 'LL-RIOC-2021',
    quantity: 400,
    purpose: 'Residual emissions of last year’s business travel',
  },
  { daysAgo: 74, buys: { 'LL-KELP-2023': 180 } },
  { daysAgo: 33, buys: { 'LL-RIOC-2022': 300, 'LL-BASA-2024': 12 } },
  { daysAgo: 18, retires: 'LL-UMVA-2022', quantity: 150, purpose: 'Freight of the first half-year' },
  { daysAgo: 5, buys: { 'LL-SKAR-2024': 8, 'LL-HART-2023': 15 } },
]
