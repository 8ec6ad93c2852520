import type { Page } from './layout/page.ts'
import { settleLike } from './layout/settle-size.ts'
import { textPages } from './read-document.ts'
import type { DocumentText } from './types.ts'

/** Pages whose pictures were recognised after the others had been read take their place, as pages nobody has looked at. */
export const takeLatePages = (pages: Page[], late: Page[], text: DocumentText) => {
  const others = pages.filter((page) => !late.includes(page))
  const fresh = late.map((page) => ({ ...page }))
  for (const [index, page] of fresh.entries()) {
    const at = pages.indexOf(late[index] as Page)
    text.pages.splice(at, 1, ...textPages([page]))
    pages[at] = page
  }
  settleLike(fresh, others)
}
