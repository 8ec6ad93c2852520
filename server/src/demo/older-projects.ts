import type { DemoProject } from './demo-project.ts'

/** The projects the demo began with. */
export const olderProjects: readonly DemoProject[] = [
  {
    seller: 'seller',
    name: 'Rio Calado Forest Corridor',
    category: 'redd_arr',
    mechanism: 'reduction',
    registry: 'Demo Nature Registry',
    registryProjectId: 'DNR-DEMO-101',
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
    registry: 'Demo Nature Registry',
    registryProjectId: 'DNR-DEMO-204',
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
    registry: 'Demo Nature Registry',
    registryProjectId: 'DNR-DEMO-118',
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
    registry: 'Demo Nature Registry',
    registryProjectId: 'DNR-DEMO-127',
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
    registry: 'Demo Nature Registry',
    registryProjectId: 'DNR-DEMO-133',
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
]
