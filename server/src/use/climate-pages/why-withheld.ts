import { claimInName } from '../claims/index.ts'

/** An address read as the words it is made of. */
export const wordsOfSlug = (slug: string): string => slug.replaceAll('-', ' ')

/**
 * Why a page of this name at this address is not shown, or null. Name and address stand above "only words that this bears
 * out" and were checked by nobody, so they may not claim anything themselves.
 */
export const whyWithheld = (name: string, slug: string | null): string | null => {
  const inName = claimInName(name)
  if (inName !== null)
    return `The name of your organisation says “${inName}”. A name is proven by nothing, so a page whose name claims something is not shown.`
  const inSlug = slug === null ? null : claimInName(wordsOfSlug(slug))
  return inSlug === null
    ? null
    : `The address of the page says “${inSlug}”. An address is proven by nothing, so it may not claim something.`
}

/**
 * Why a page is not shown because of what its organisation is called now, or null. Whoever took another name shows the page again
 * under that: nobody's page carries a name it was not switched on with.
 */
export const whyRenamed = (
  name: string,
  { isPublic, shownName }: { isPublic: boolean; shownName: string | null },
): string | null =>
  isPublic && shownName !== null && shownName !== name
    ? `It was switched on as the page of “${shownName}”. Save it again to show it as that of “${name}”, with the names before and their days.`
    : null
