/** The lines a website puts where the badge shall stand. */
export const badgeCode = (origin: string, slug: string, name: string): string => {
  const title = `${name}: retired carbon credits`.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
  return `<iframe src="${origin}/badge/${slug}" title="${title}" width="320" height="132" style="border:0" loading="lazy"></iframe>`
}
