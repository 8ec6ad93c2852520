import { pages, publicPaths } from '@ledgerleaf/contract/pages'

type PublicPage = { name: string; path: string }

/**
 * What the sitemap names none of: versions of the terms look as the terms themselves do, and the address of a climate page is
 * passed on by whoever opened it. The entries of the log are as many as there were movements, and found from what they are about.
 */
const unlisted: readonly string[] = ['/terms/:document/:version', '/climate/:slug', '/log/:index']

/** Every page a visitor may come to first; of those about one thing, the first that is listed. */
export const choosePublicPages = (listed: readonly string[]): PublicPage[] => {
  const aboutOne = pages.filter(
    ({ path, rendered }) => rendered !== 'in-browser' && path.includes(':') && !unlisted.includes(path),
  )
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

export const findPublicPages = async (origin: string): Promise<PublicPage[]> => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return choosePublicPages(
    [...sitemap.matchAll(/<loc>([^<]+)<[/]loc>/g)].map(([, url = '']) => new URL(url).pathname),
  )
}
