import type { DemoIssuance, DemoRegistered } from './demo-project.ts'

/** Projects of the demo's registries that nobody sells yet: whoever tries the seller's side can look one of them up. */
export const unsoldProjects: readonly (DemoRegistered & { blocks: readonly DemoIssuance[] })[] = [
  {
    registry: 'Demo Nature Registry',
    registryProjectId: 'DNR-DEMO-310',
    name: 'Alto Verde Peatland (demo)',
    country: 'PE',
    methodology: 'VM0036 Rewetting Drained Temperate Peatlands',
    proponent: 'Alto Verde Cooperative',
    creditingStartsOn: '2020-01-01',
    creditingEndsOn: '2049-12-31',
    blocks: [
      { vintage: 2022, prefix: 'DNR-DEMO-310', first: 1, last: 12_400 },
      { vintage: 2023, prefix: 'DNR-DEMO-310', first: 12_401, last: 26_150 },
      { vintage: 2024, prefix: 'DNR-DEMO-310', first: 26_151, last: 41_000 },
    ],
  },
  {
    registry: 'Demo Removal Registry',
    registryProjectId: 'DRR-DEMO-081',
    name: 'Skarn Valley Mineralisation (demo)',
    country: 'NO',
    methodology: 'Carbon mineralisation in mine tailings',
    proponent: 'Skarn Valley AS',
    creditingStartsOn: '2022-01-01',
    creditingEndsOn: '2036-12-31',
    blocks: [
      { vintage: 2023, prefix: 'DRR-DEMO-081', first: 1, last: 860 },
      { vintage: 2024, prefix: 'DRR-DEMO-081', first: 861, last: 2140 },
    ],
  },
]
