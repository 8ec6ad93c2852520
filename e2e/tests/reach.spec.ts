import { publicPaths as found } from '../../contract/src/pages.ts'
import { expect, test } from '../support/test.ts'

test.describe('@wide', () => {
  test('every public page says what it is, before any script runs', async ({ request, baseURL }) => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const path of found) {
      const html = await (await request.get(path)).text()
      const one = (pattern: RegExp) => {
        const matches = [...html.matchAll(pattern)]
        expect(matches, `${path} ${pattern}`).toHaveLength(1)
        return matches[0]?.[1] ?? ''
      }
      titles.add(one(/<title>([^<]+)<\/title>/g))
      descriptions.add(one(/<meta name="description" content="([^"]{40,})"/g))
      expect(one(/<link rel="canonical" href="([^"]+)"/g)).toBe(`${baseURL}${path}`)
      expect(one(/<meta property="og:url" content="([^"]+)"/g)).toBe(`${baseURL}${path}`)
      expect(one(/<meta name="twitter:card" content="([^"]+)"/g)).toBe('summary_large_image')
      expect(html).toMatch(/<h1[^>]*>.+?<\/h1>/)
      expect(html).not.toContain('ledgerleaf.invalid')
      const picture = await request.get(one(/<meta property="og:image" content="([^"]+)"/g))
      expect(picture.headers()['content-type']).toBe('image/png')
      const png = await picture.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    }
    expect(titles.size).toBe(found.length)
    expect(descriptions.size).toBe(found.length)
  })

  test('the tags of a page are not doubled by its scripts, and follow the visitor', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/contact')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Who We Are' }).click()
    await expect(page).toHaveTitle('Who We Are · Ledgerleaf')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/whoweare`)
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
  })

  test('structured data is there for machines and trips no policy', async ({ page, baseURL }) => {
    await page.goto('/')
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const types = JSON.parse(text ?? '')['@graph'].map((entry: { '@type': string }) => entry['@type'])
    expect(types).toEqual(['Organization', 'WebSite'])
    expect(text).toContain(`${baseURL}/`)
    await page.goto('/contact')
    const faq = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(faq ?? '')['@type']).toBe('FAQPage')
  })

  test('the sitemap leads to pages that exist, and robots to the sitemap', async ({ request, baseURL }) => {
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    expect(robots).toContain('Disallow: /api/')
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
    expect(addresses.slice(0, found.length)).toEqual(found.map((path) => `${baseURL}${path}`))
    for (const kind of ['projects', 'sellers']) {
      const about = addresses.filter((address) => address.startsWith(`${baseURL}/${kind}/`))
      expect(about.length, kind).toBeGreaterThan(1)
      const html = await (await request.get(about[0] ?? '')).text()
      expect(html).toContain(`rel="canonical" href="${about[0]}"`)
      expect(html).toMatch(/property="og:title" content="[^"]+"/)
    }
    for (const address of addresses.slice(0, 30))
      expect((await request.get(address)).status(), address).toBe(200)
  })

  test('what is on sale, and by whom, is read before any script runs', async ({ request }) => {
    const found = await (await request.get('/api/market/projects?q=rio calado')).json()
    const oldest = found.projects[0]
    const marketplace = await (await request.get('/marketplace')).text()
    expect(marketplace).toContain('<article')
    expect(marketplace).toContain('href="/projects/')
    const project = await (await request.get(`/projects/${oldest.id}`)).text()
    expect(project).toMatch(new RegExp(`<h1[^>]*>${oldest.name}</h1>`))
    expect(project).toContain(`<title>${oldest.name} · Ledgerleaf</title>`)
    const picture = /property="og:image" content="([^"]+project-redd_arr[^"]+)"/.exec(project)?.[1] ?? ''
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
    const { sellerId, sellerName } = await (await request.get(`/api/market/projects/${oldest.id}`)).json()
    const seller = await (await request.get(`/sellers/${sellerId}`)).text()
    expect(seller).toContain(sellerName.replace('&', '&amp;'))
    expect(seller).toContain(`href="/projects/${oldest.id}"`)
    // Narrowed by its address it is looked for in the browser, and shows nothing else meanwhile.
    expect(await (await request.get('/marketplace?q=kiln')).text()).not.toContain('<article')
  })

  test('what is said about one project is not said about the next page', async ({ page, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const project = sitemap.match(/<loc>([^<]+\/projects\/[^<]+)<\/loc>/)?.[1] ?? ''
    await page.goto(project)
    await expect(page.getByRole('heading', { level: 2, name: 'Listings' })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', project)
    const share = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' })
    await expect(share).toHaveAttribute('href', new RegExp(`url=${project}$`))
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Who We Are' }).click()
    await expect(page).toHaveTitle('Who We Are · Ledgerleaf')
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Who We Are')
  })

  test('the icons that the manifest names are there', async ({ request }) => {
    const manifest = await (await request.get('/site.webmanifest')).json()
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src)
      expect(icon.status(), src).toBe(200)
      expect(icon.headers()['content-type'], src).toContain(type)
    }
  })
})
