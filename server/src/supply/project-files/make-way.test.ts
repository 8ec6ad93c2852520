import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registrySays } from '../../testing/registry-says.ts'
import { wholeFile } from '../../testing/test-file.ts'
import { newRegistryId, type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let newSeller: ReturnType<typeof testSellers>
let own: TestSeller
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  own = await newSeller()
  await own.save({ ...wholeFile(newRegistryId()) })
})

describe('serials', () => {
  test('of a draft keep others out for a week, which are told so, and give way to whoever comes after', async () => {
    const serials = { serialPrefix: `draft-${own.id}`, serialStart: 1, serialEnd: 50 }
    await own.addBlock(serials)
    const other = await newSeller('The owner')
    await other.save(wholeFile(newRegistryId()))
    const refused = (await other.addBlock(serials)).json()
    expect(refused.code).toBe('serials_issued')
    expect(refused.error).toMatch(/Another seller entered .* not handed in\. They are free on \w+ \d+, \d{4}/)
    await site.db.execute(
      sql`update serial_blocks set created_at = created_at - interval '8 days' where project_id = ${own.id}`,
    )
    expect((await other.addBlock(serials)).statusCode).toBe(200)
    expect((await own.detail()).blocks).toEqual([])
    const mail = await site.mailTo(own.email, 'entered by another seller')
    expect(mail.text).toContain(`DRAFT-${own.id}`.toUpperCase())
    expect((await own.addBlock(serials)).json().code).toBe('serials_issued')
  })

  test('of a file that was handed in stay, however long the review takes', async () => {
    await own.completeFile()
    await own.browser.post(own.at('/submit'))
    await site.db.execute(
      sql`update serial_blocks set created_at = created_at - interval '90 days' where project_id = ${own.id}`,
    )
    const other = await newSeller('Another')
    await other.save(wholeFile(newRegistryId()))
    const refused = (await other.addBlock({ serialPrefix: `P-${own.id}` })).json()
    expect(refused.error).toContain('an operator looks at that file')
    expect((await own.detail()).blocks).toHaveLength(1)
  })

  test('of an account whose address nobody confirmed keep nobody out, and its file is not handed in', async () => {
    const stranger = await newSeller('Squat', { isConfirmed: false })
    await stranger.completeFile()
    expect((await stranger.browser.post(stranger.at('/submit'))).json()).toMatchObject({
      code: 'email_unconfirmed',
    })
    expect((await own.addBlock({ serialPrefix: `P-${stranger.id}` })).statusCode).toBe(200)
    expect((await stranger.detail()).blocks).toEqual([])
  })

  test('that the registry knows go to who entered those it knows, and only they; the rest of a block stays', async () => {
    const number = '24127'
    await own.save({ ...wholeFile(number), registry: 'Verra VCS' })
    const prefix = `VCS-VCU-999-VER-KE-14-${number}`
    const serials = {
      serialPrefix: prefix,
      serialStart: 912_000_000,
      serialEnd: 912_000_099,
    }
    const squatter = await newSeller('A wide draft')
    const other = '24128'
    await squatter.save({ ...wholeFile(other), registry: 'Verra VCS' })
    const wide = { serialPrefix: `VCS-VCU-999-VER-KE-14-${other}`, serialStart: serials.serialStart - 50 }
    const endless = await squatter.addBlock({ ...wide, serialEnd: 2 ** 51 })
    expect(endless.json()).toMatchObject({ code: 'invalid_input', field: 'serialEnd' })
    expect((await squatter.addBlock({ ...wide, serialEnd: serials.serialEnd + 50 })).json()).toEqual({
      id: expect.any(String),
    })
    expect((await own.addBlock(serials)).statusCode).toBe(409)
    await registrySays(site.db, {
      registry: 'Verra VCS',
      projectId: `VCS${number}`,
      prefix,
      first: serials.serialStart,
      last: serials.serialEnd,
      vintage: { startsOn: '2023-01-01', endsOn: '2023-12-31' },
    })
    expect((await own.addBlock(serials)).statusCode).toBe(200)
    const { blocks } = await squatter.detail()
    expect(
      blocks.map(({ serialStart, serialEnd }: Record<string, number>) => [serialStart, serialEnd]).sort(),
    ).toEqual([
      [serials.serialStart - 50, serials.serialStart - 1],
      [serials.serialEnd + 1, serials.serialEnd + 50],
    ])
  })
})
