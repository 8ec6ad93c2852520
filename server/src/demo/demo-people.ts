import type { Role } from '@ledgerleaf/contract/identity'
import { demoBeneficiary } from './demo-acts.ts'

/** Everything here is invented: people, firms, projects, serials. Registry ids carry DEMO so that no one looks them up. */
export type DemoPerson = {
  email: string
  password: string
  name: string
  company?: string
  roles: Role[]
  /** The secret of an authenticator app, as public as the password: operators need a second factor, in the demo too. */
  publicTotp?: string
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
  buyer: {
    email: 'buyer@example.com',
    password,
    name: 'Bea Demo',
    company: demoBeneficiary,
    roles: ['buyer'],
  },
  seller: sellerOf('seller@example.com', 'Sol', 'Demo', 'Demo Meadow & Kiln'),
  operator: {
    email: 'operator@example.com',
    password,
    name: 'Ona Demo',
    roles: ['operator'],
    publicTotp: 'LEDGERLEAFDEMOOPERATORONEAAAAAAA',
  },
  // What needs four eyes can be tried by one newcomer with two windows.
  second: {
    email: 'operator2@example.com',
    password,
    name: 'Otto Demo',
    roles: ['operator'],
    publicTotp: 'LEDGERLEAFDEMOOPERATORTWOAAAAAAA',
  },
  hills: sellerOf('hills.seller@example.com', 'Imani', 'Example', 'Demo Hill Stewards'),
  coast: sellerOf('coast.seller@example.com', 'Tomas', 'Example', 'Demo Coastal Trust'),
  stone: sellerOf('stone.seller@example.com', 'Runa', 'Example', 'Demo Stone & Air'),
} as const satisfies Record<string, DemoPerson>
export type DemoName = keyof typeof demoPeople
