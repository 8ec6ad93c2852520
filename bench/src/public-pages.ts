import { pages, publicPaths } from '@ledgerleaf/contract/pages'

type PublicPage = { name: string; path: string }

/** Every page a visitor may come to first; of those about one thing, the first the sitemap names. */
export const findPublicPages = async (origin: string): Promise<PublicPage[]> => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<[/]loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const aboutOne = pages.filter(({ path, rendered }) => rendered !== 'in-browser' && path.includes(':'))
  return [
    ...publicPaths.map((path) => ({ name: path, path })),
    ...aboutOne.map(({ path: name }) => {
      const path = listed.find(
        (one) => one.startsWith(name.replace(/:.*/, '')) && !publicPaths.some((known) => known === one),
      )
      if (!path) throw new Error(`the sitemap names no page like ${name}`)
      return { name, path }
    }),
  ]
}
