import { randomInt } from 'node:crypto'
import { expectAccessible, look } from '../support/look.ts'
import { openBeside } from '../support/open-beside.ts'
import { demo, enter, expect, test } from '../support/test.ts'

const { operator } = demo

test('a photograph waits for an operator, and then anybody sees it and leafs through with the keyboard @wide', async ({
  page,
  browser,
}, info) => {
  await enter(page, demo.seller)
  await page.goto('/seller/projects')
  await page.getByRole('link', { name: 'Hartmoor Biochar Kilns' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hartmoor Biochar Kilns' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}?step=onboard`)
  const photographs = page.getByRole('region', { name: 'Photographs' })
  await photographs.getByRole('link', { name: 'Edit: Photographs' }).click()
  const choose = (name: string, buffer: Buffer) =>
    photographs.getByLabel('Photograph file').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  const captions = ['What the seller sees', 'The same, further down'].map(
    (text) => `${text} ${randomInt(1e6)}`,
  )
  for (const caption of captions) {
    await choose('site.jpg', await page.screenshot({ type: 'jpeg' }))
    await photographs.getByRole('textbox', { name: 'Caption' }).fill(caption)
    await photographs.getByRole('textbox', { name: 'Taken by' }).fill('Wanjiru Kamau')
    await photographs.getByLabel('I may publish this').check()
    await photographs.getByRole('button', { name: 'Add photograph' }).click()
    await expect(photographs.getByText(caption)).toBeVisible()
  }
  await expect(photographs.getByText('Not looked at yet')).toHaveCount(2)
  // What is none is refused where it was chosen.
  await choose('page.jpg', Buffer.from('<html></html>'))
  await photographs.getByRole('textbox', { name: 'Caption' }).fill('None')
  await photographs.getByLabel('I may publish this').check()
  await photographs.getByRole('button', { name: 'Add photograph' }).click()
  await expect(photographs.getByRole('alert')).toContainText('JPEG, PNG or WebP')

  const desk = await openBeside(browser, operator, `/operator?project=${pathname.split('/').at(-1)}`)
  for (const caption of captions) {
    await desk.getByRole('button', { name: `Accept “${caption}”` }).click()
    await expect(desk.getByRole('button', { name: `Accept “${caption}”` })).toBeHidden()
  }
  await expect(photographs.getByText('Accepted')).toHaveCount(2)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/projects/${pathname.split('/').at(-1)}`)
  const first = visitor.getByRole('button', { name: `Show “${captions[0]}” larger` })
  await expect(first).toBeEnabled()
  await first.press('Enter')
  const dialog = visitor.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: captions[0] })).toBeVisible()
  await visitor.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: captions[1] })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await look(visitor, info, 'project-photographs')
  await visitor.goto('/marketplace?q=Hartmoor')
  await expect(visitor.getByRole('img', { name: captions[0] })).toBeVisible()
})
