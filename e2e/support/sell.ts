import { randomInt } from 'node:crypto'
import type { APIRequestContext, Browser } from '@playwright/test'
import { makePdf } from './make-pdf.ts'
import { confirmAddress } from './outbox.ts'
import { publishSerials } from './registry.ts'
import { enterBy } from './second-factor.ts'
import { expect, goodPassword, newEmail } from './test.ts'

/** A call that changes something, as the page's own scripts would send it. */
const change = async (
  request: APIRequestContext,
  method: 'post' | 'patch',
  address: string,
  data?: object,
) => {
  const { csrfToken } = await (await request.get('/api/csrf-token')).json()
  const answer = await request[method](address, { data, headers: { 'x-csrf-token': csrfToken } })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

const report = makePdf([
  'Monitoring period: 1 January 2022 to 31 December 2024.',
  'We conclude with reasonable assurance that the removals are stated fairly.',
])

/** A verification report, handed in and read. */
const addReport = async (request: APIRequestContext, projectId: string): Promise<void> => {
  const { csrfToken } = await (await request.get('/api/csrf-token')).json()
  const added = await request.post(
    `/api/seller/projects/${projectId}/documents?kind=verification&name=report.pdf`,
    {
      data: report,
      headers: { 'x-csrf-token': csrfToken, 'content-type': 'application/octet-stream' },
    },
  )
  expect(added.status(), await added.text()).toBe(200)
  await expect
    .poll(
      async () => (await (await request.get(`/api/seller/projects/${projectId}`)).json()).documents[0].state,
      {
        timeout: 60_000,
      },
    )
    .toBe('read')
}

type Offer = { name: string; token: string; credits: number; priceCents: number }

/**
 * A seller of their own with an approved project and credits of it on sale, by the calls that clicks make: file, block,
 * report, the registry's record, review by the operator, listing.
 */
export const openApproved = async (browser: Browser, request: APIRequestContext, offer: Offer) => {
  const email = newEmail()
  const person = { firstName: 'Sol', lastName: 'Seller', companyName: 'Hazel Works' }
  const joined = await request.post('/api/auth/sign-up-seller', {
    data: { email, password: goodPassword, ...person },
  })
  expect(joined.status(), await joined.text()).toBe(200)
  await confirmAddress(request, email)
  const registryProjectId = String(randomInt(1e9, 1e10))
  const { id } = await change(request, 'post', '/api/seller/projects', { name: offer.name })
  const at = `/api/seller/projects/${id}`
  await change(request, 'patch', at, {
    summary: 'Char from hazel.',
    category: 'biochar',
    mechanism: 'removal',
    registry: 'Puro.earth',
    registryProjectId,
    methodology: 'VM0044 Biochar Utilization',
    country: 'KE',
    siteLatitude: -1.28,
    siteLongitude: 36.82,
    creditingStartsOn: '2020-01-01',
    creditingEndsOn: '2029-12-31',
    durabilityYears: 1000,
    additionalityStatement: 'Char sells below what it costs to make.',
    legallyRequired: false,
    creditsHeld: 'instruction',
  })
  await change(request, 'patch', '/api/seller/profile', {
    country: 'KE',
    description: 'We make char.',
  })
  const account = { kind: 'other', holder: 'Hazel Works', bank: 'Bank of the Lake', bic: 'LAKEKENA' }
  await change(request, 'post', '/api/seller/bank-account', { ...account, account: '1234567890' })
  const vintage = { vintageStartsOn: '2023-01-01', vintageEndsOn: '2023-12-31' }
  const serials = { serialPrefix: offer.token, serialStart: 1, serialEnd: offer.credits }
  await change(request, 'post', `${at}/blocks`, { ...vintage, ...serials })
  await addReport(request, id)
  await change(request, 'post', `${at}/submit`)
  const desk = await browser.newContext()
  const operator = { email: 'operator@example.com', password: 'ledgerleaf-demo' }
  await enterBy(desk.request, operator)
  const issued = { prefix: offer.token, first: 1, last: offer.credits, year: 2023 }
  await publishSerials(desk.request, { registry: 'Puro.earth', projectId: registryProjectId, ...issued })
  await change(desk.request, 'post', `/api/operator/projects/${id}/decision`, {
    decision: 'approve',
    reason: 'Seen at the registry.',
    version: 1,
  })
  await desk.close()
  const { blocks } = await (await request.get(at)).json()
  const terms = { saleType: 'spot', minimumFill: 1, expiresOn: null }
  const { listingId } = await change(request, 'post', `${at}/publish`, {
    blockId: blocks[0].id,
    tokenId: offer.token,
    quantity: offer.credits,
    pricePerCreditCents: offer.priceCents,
    ...terms,
  })
  return { email, projectId: String(id), listingId: String(listingId) }
}
