import { grantRole } from '../people/identity/index.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { Browser, TestSite } from './test-site.ts'

/** Somebody who signed up and was made an operator, in a browser of their own. */
export const newOperator = async (site: TestSite, name: string, ip: string): Promise<Browser> => {
  const browser = site.browser(ip)
  const body = { email: `${name}@example.org`, password: 'correct-horse-battery', name }
  const { person } = (await browser.post('/api/auth/sign-up', { body })).json()
  await inTransaction(site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
  return browser
}
