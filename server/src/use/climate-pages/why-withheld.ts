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
