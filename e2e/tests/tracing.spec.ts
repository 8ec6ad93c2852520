import { expect, test } from '../support/test.ts'

const isCall = (url: string): boolean => new URL(url).pathname === '/api/site'

test('a page whose server tells traces names a new one with each call, and any other page names none @wide', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => isCall(request.url()))
  await page.goto('/contact')
  expect((await asked).headers().traceparent).toBeUndefined()

  // As a server with a collector sends it.
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', '<meta name="tracing" content="on"></head>')
    await route.fulfill({ response, body })
  })
  const calls: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.headers().traceparent)
  })
  const askedAgain = page.waitForRequest((request) => isCall(request.url()))
  await page.reload()
  await askedAgain
  for (const named of calls) expect(named).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(new Set(calls).size).toBe(calls.length)
})
