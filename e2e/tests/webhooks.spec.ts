import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { look } from '../support/look.ts'
import { expect, newBuyer, test, toast } from '../support/test.ts'

test('an endpoint is added, tested, seen to fail, opened line by line, sent to again, given a new secret and removed', async ({
  page,
}, info) => {
  let status = 500
  const bodies: string[] = []
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    response
      .writeHead(status, { 'content-type': 'text/plain' })
      .end(status === 500 ? 'out of order' : 'thanks')
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
  try {
    await newBuyer(page)
    await page.goto('/organisation#webhooks')
    const room = page.getByRole('region', { name: 'Webhooks' })
    await expect(room.getByText('None yet.')).toBeVisible()
    await look(page, info, 'webhooks-none')
    const form = room.getByRole('form', { name: 'Add an endpoint' })
    await form.getByLabel('Address').fill('hooks')
    await form.getByRole('button', { name: 'Add the endpoint' }).click()
    await expect(form.getByText('Write an address, such as')).toBeVisible()
    await form.getByLabel('Address').fill(url)
    await form.getByLabel('Description').fill('Shop')
    await form.getByLabel('Events').selectOption('chosen')
    await form.getByRole('button', { name: 'Add the endpoint' }).click()
    await expect(form.getByText('Choose at least one event')).toBeVisible()
    await form.getByLabel('order.settled').check()
    await form.getByLabel('retirement.made').check()
    await look(page, info, 'webhooks-adding')
    await form.getByRole('button', { name: 'Add the endpoint' }).click()
    const secret = page.getByRole('dialog', { name: 'Your signing secret' })
    await expect(secret.getByText(/^whsec_/)).toBeVisible()
    await look(page, info, 'webhooks-secret')
    await secret.getByRole('button', { name: 'I have kept it' }).click()

    const item = room.getByRole('listitem').filter({ hasText: url })
    await expect(item.getByText('2 kinds of events')).toBeVisible()
    await item.getByRole('button', { name: 'Send a test event' }).click()
    await expect(toast(page, 'A test event is on its way.')).toBeVisible()
    await item.getByText('What was sent').click()
    await expect(item.getByText(/status 500, next/)).toBeVisible()
    await expect(item.getByText('Failing')).toBeVisible()
    await item.getByText('webhook.test').click()
    await expect(item.getByText('"type": "webhook.test"')).toBeVisible()
    await expect(item.getByText('out of order')).toBeVisible()
    await look(page, info, 'webhooks-failing')

    status = 200
    await item.getByRole('button', { name: 'Send it again' }).click()
    await expect(item.getByText('Delivered', { exact: true })).toBeVisible()
    await expect(item.getByText('Well')).toBeVisible()
    expect(new Set(bodies).size).toBe(1)
    await look(page, info, 'webhooks-well')

    const more = item.getByRole('button', { name: 'What else can be done about Shop' })
    await more.click()
    await page.getByRole('menuitem', { name: 'New secret' }).click()
    await page.getByRole('button', { name: 'Make a new secret' }).click()
    await secret.getByRole('button', { name: 'I have kept it' }).click()
    await expect(item.getByText(/signed with the secret of before too until/)).toBeVisible()
    await more.click()
    await page.getByRole('menuitem', { name: 'Switch it off' }).click()
    await expect(item.getByText('Nothing is sent.')).toBeVisible()
    await item.getByRole('button', { name: 'Switch it on' }).click()
    await expect(item.getByRole('button', { name: 'Send a test event' })).toBeVisible()
    await more.click()
    await page.getByRole('menuitem', { name: 'Change it' }).click()
    const change = page.getByRole('form', { name: 'Change the endpoint' })
    await change.getByLabel('Description').fill('Shop and till')
    await look(page, info, 'webhooks-change')
    await change.getByRole('button', { name: 'Save' }).click()
    await expect(item.getByRole('heading', { name: 'Shop and till' })).toBeVisible()
    const other = item.getByRole('button', { name: 'What else can be done about Shop and till' })
    await other.click()
    await page.getByRole('menuitem', { name: 'Remove it' }).click()
    await page
      .getByRole('dialog', { name: 'Remove this endpoint?' })
      .getByRole('button', { name: 'Remove it' })
      .click()
    await expect(room.getByText('None yet.')).toBeVisible()
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
})
