type DemoAct =
  | { daysAgo: number; buys: Record<string, number> }
  | {
      daysAgo: number
      retires: string
      quantity: number
      purpose: string
      /** The reporting year it is for; without one it is of the day it was made. */
      forYear?: number
      /** The id its registry gave, entered by the operator some days later; without one it is pending there. */
      registryId?: string
    }

export const demoBeneficiary = 'Demo Buyer Company'

export const demoActs: readonly DemoAct[] = [
  { daysAgo: 184, buys: { 'LL-RIOC-2021': 600, 'LL-HART-2023': 20 } },
  { daysAgo: 131, buys: { 'LL-UMVA-2022': 250 } },
  {
    daysAgo: 96,
    retires: 'LL-RIOC-2021',
    quantity: 400,
    purpose: 'Residual emissions of business travel',
    registryId: 'DNR-RET-DEMO-0096',
  },
  { daysAgo: 74, buys: { 'LL-KELP-2023': 180 } },
  { daysAgo: 33, buys: { 'LL-RIOC-2022': 300, 'LL-BASA-2024': 12 } },
  { daysAgo: 12, retires: 'LL-UMVA-2022', quantity: 150, purpose: 'Freight of 2024', forYear: 2024 },
  { daysAgo: 5, buys: { 'LL-SKAR-2024': 8, 'LL-HART-2023': 15 } },
]
