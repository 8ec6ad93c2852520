import { expect } from 'vitest'
import { approveFile } from './approve-file.ts'
import { checkSeller } from './check-seller.ts'
import { confirmAddress } from './confirm-address.ts'
import { testAccount } from './test-account.ts'
import { addReadDocument, wholeFile } from './test-file.ts'
import type { Browser, TestSite } from './test-site.ts'

export const testBlock = {
  vintageStartsOn: '2023-01-01',
  vintageEndsOn: '2023-12-31',
  serialPrefix: 'PURO-1',
  serialStart: 1,
  serialEnd: 400,
}

export type TestSeller = Awaited<ReturnType<ReturnType<typeof testSellers>>>

let projects = 100_000
/** An id no other project of this run has. */
export const newRegistryId = (): string => String(++projects)

/** Sellers with a project each, by the calls their clicks make, their identity checked. Each comes from an address of its own. */
export const testSellers = (site: TestSite) => {
  let count = 0
  return async (name = 'Orchard Char', { isChecked = true, isConfirmed = true } = {}) => {
    count += 1
    const browser: Browser = site.browser(`10.7.${count}.1`)
    const email = `seller${count}@example.org`
    const companyName = `Company ${count}`
    const body = {
      email,
      password: 'correct-horse-battery',
      firstName: 'Sam',
      lastName: 'Seller',
      companyName,
    }
    const joined = await browser.post('/api/auth/sign-up-seller', { body })
    expect(joined.statusCode).toBe(200)
    const sellerId: string = joined.json().person.id
    if (isConfirmed) await confirmAddress(site.db, sellerId)
    if (isChecked) await checkSeller(site.db, sellerId)
    const { id } = (await browser.post('/api/seller/projects', { body: { name } })).json() as { id: string }
    const at = (rest = '') => `/api/seller/projects/${id}${rest}`
    const detail = async () => (await browser.get(at())).json()
    const save = (patch: object) => browser.patch(at(), { body: patch })
    const addBlock = (changes: object = {}) =>
      browser.post(at('/blocks'), { body: { ...testBlock, serialPrefix: `P-${id}`, ...changes } })
    /** Everything the checklist asks for; answers the id of the verification report. */
    const completeFile = async (): Promise<string> => {
      expect((await save(wholeFile(newRegistryId()))).json()).toEqual({ done: true })
      const profile = { country: 'KE', description: 'We make char.' }
      const kept = await browser.post('/api/seller/bank-account', { body: testAccount })
      expect(kept.json()).toEqual({ done: true })
      expect((await browser.patch('/api/seller/profile', { body: profile })).json()).toEqual({ done: true })
      expect((await addBlock()).statusCode).toBe(200)
      return addReadDocument(site.db, id)
    }
    /** The same, handed in and approved: now it may be published. */
    const approvedFile = async (): Promise<void> => {
      await completeFile()
      await approve()
    }
    const approve = async (): Promise<void> => {
      expect((await browser.post(at('/submit'))).json()).toEqual({ done: true })
      await approveFile(site.db, id)
    }
    const publish = async (changes: object = {}) => {
      const { blocks } = await detail()
      const terms = { quantity: 300, pricePerCreditCents: 14_000, saleType: 'spot', minimumFill: 5 }
      const offer = { blockId: blocks[0].id, tokenId: `LL-${id}`, expiresOn: null, ...terms, ...changes }
      return browser.post(at('/publish'), { body: offer })
    }
    const seller = { browser, sellerId, email, companyName, id, at, detail, save, addBlock, publish }
    return { ...seller, completeFile, approvedFile, approve }
  }
}
