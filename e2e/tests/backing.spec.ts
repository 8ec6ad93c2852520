import { randomInt } from 'node:crypto'
import { look } from '../support/look.ts'
import { publishProject, publishSerials } from '../support/registry.ts'
import { enterBy } from '../support/second-factor.ts'
import { openApproved } from '../support/sell.ts'
import { demo, enter, expect, goodPassword, newEmail, test, toast } from '../support/test.ts'

const { operator } = demo

test('from a number at the registry to the first listing: the file fills itself @wide', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000)
  const desk = await (await browser.newContext()).newPage()
  await enter(desk, operator)
  const number = `DNR-DEMO-${randomInt(400, 999)}`
  const project = `Tarn Fell Char ${randomInt(1e6)}`
  const registry = 'Demo Nature Registry'
  const first = randomInt(1, 1e9)
  await publishProject(desk.request, { registry, projectId: number, name: project, country: 'Kenya' })
  const block = { registry, projectId: number, prefix: number, year: 2023 }
  await publishSerials(desk.request, { ...block, first, last: first + 299 })
  const joined = await page.request.post('/api/auth/sign-up-seller', {
    data: {
      email: newEmail(),
      password: goodPassword,
      firstName: 'Nia',
      lastName: 'Seller',
      companyName: 'Tarn',
    },
  })
  expect(joined.status()).toBe(200)
  await page.goto('/seller/projects')
  await page.getByLabel('Name of a new project').fill(project)
  await page.getByRole('button', { name: 'Start the project' }).click()
  const facts = page.getByRole('region', { name: 'The project' })
  await facts.getByLabel('Registry').selectOption(registry)
  await facts.getByLabel('Project id').fill(number)
  await expect(facts.getByText(`${registry} knows ${number}: ${project}`)).toBeVisible()
  await look(page, info, 'seller-registry-fill')
  await facts.getByRole('button', { name: 'Fill in, with 1 block of 300 credits' }).click()
  await expect(toast(page, 'Filled from the registry’s record')).toBeVisible()
  await expect(facts.getByText('Recognised as VM0044')).toBeVisible()
  const blocks = page.getByRole('region', { name: 'Vintages and serial blocks' })
  await expect(blocks.getByText('In the registry’s records')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Place and time' }).getByLabel('Country')).toHaveValue('KE')
})

test('what its registry retires after listing is no longer sold, and its seller reads why', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const token = `BACK-${randomInt(1e9)}`
  const name = `Vanishing Char ${token}`
  const { projectId } = await openApproved(browser, page.request, {
    name,
    token,
    credits: 40,
    priceCents: 900,
  })
  await page.goto(`/projects/${projectId}`)
  await expect(page.getByText('These serials stand in the records of Puro.earth')).toBeVisible()
  const desk = await browser.newContext()
  await enterBy(desk.request, operator)
  const file = (await (await page.request.get(`/api/seller/projects/${projectId}`)).json()).file
  const gone = { first: 11, last: 20, year: 2023, state: 'retired' as const }
  await publishSerials(desk.request, {
    registry: 'Puro.earth',
    projectId: file.registryProjectId,
    prefix: token,
    ...gone,
  })
  await desk.close()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Nothing for sale now')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.goto(`/seller/projects/${projectId}?step=onboard`)
  await expect(page.getByText('10 credits of this block are retired by the records')).toBeVisible()
})

test('credits from nothing, from somebody else’s serials, or from a file that is changed later are not sold', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const token = `TRUE-${randomInt(1e9)}`
  const name = `True Char ${token}`
  const { projectId } = await openApproved(browser, request, { name, token, credits: 30, priceCents: 900 })
  const honest = (await (await request.get(`/api/seller/projects/${projectId}`)).json()).file

  // S1: a stranger who lists a million credits of the same name at a cent has them in review, and nobody is shown them.
  await page.request.post('/api/auth/sign-up-seller', {
    data: {
      email: newEmail(),
      password: goodPassword,
      firstName: 'Max',
      lastName: 'Maker',
      companyName: 'Nothing',
    },
  })
  await page.goto('/sellerlisting')
  const fake = `FAKE-${randomInt(1e9)}`
  await page.getByLabel('Token ID').fill(fake)
  await page.getByLabel('Credit Range').fill('1000000')
  await page.getByLabel('Project Name').fill(name)
  await page.getByLabel('Price per Credit').fill('0.01')
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await expect(page).toHaveURL('/seller_dashboard')
  const market = await (await request.get(`/api/market/projects?q=${encodeURIComponent(name)}`)).json()
  expect(market.projects.map(({ id }: { id: string }) => id)).toEqual([projectId])

  // S2: the very serials, in another spelling and for another project, are refused where they are typed.
  await page.goto('/seller/projects')
  await page.getByLabel('Name of a new project').fill(`${name} again`)
  await page.getByRole('button', { name: 'Start the project' }).click()
  const facts = page.getByRole('region', { name: 'The project' })
  // Nothing of the file is kept before the block is asked for: it waits for its registry.
  let letGo = () => {}
  const asked = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/api/seller/projects/*', async (route) => {
    if (route.request().method() === 'PATCH') await asked
    await route.continue()
  })
  await facts.getByLabel('Registry').selectOption(honest.registry)
  await facts.getByLabel('Project id').fill(honest.registryProjectId)
  const place = page.getByRole('region', { name: 'Place and time' })
  await place.getByLabel('Crediting period starts').fill('2020-01-01')
  await place.getByLabel('Crediting period ends').fill('2029-12-31')
  const blocks = page.getByRole('region', { name: 'Vintages and serial blocks' })
  await blocks.getByLabel('Vintage from').fill('2023-01-01')
  await blocks.getByLabel('Serial prefix').fill(` ${token.toLowerCase().replace('-', '_')}-`)
  await blocks.getByLabel('First serial').fill('5')
  await blocks.getByLabel('Last serial').fill('6')
  await blocks.getByRole('button', { name: 'Add block' }).click()
  await expect(blocks.getByRole('button', { name: 'Adding' })).toBeVisible()
  letGo()
  await expect(blocks.getByText('Credits with these serial numbers have been issued before.')).toBeVisible()
  await expect(blocks.getByLabel('First serial')).toHaveValue('5')

  // S3, S4: the honest seller's own file, changed after approval, keeps its identity and goes back to review.
  const { csrfToken } = await (await request.get('/api/csrf-token')).json()
  const save = (data: object) =>
    request.patch(`/api/seller/projects/${projectId}`, { data, headers: { 'x-csrf-token': csrfToken } })
  expect((await (await save({ registryProjectId: '9999999999' })).json()).code).toBe('identity_frozen')
  expect((await save({ summary: 'Something else altogether.' })).status()).toBe(200)
  await page.goto(`/projects/${projectId}`)
  await expect(page.getByText('Nothing for sale now')).toBeVisible()
})
