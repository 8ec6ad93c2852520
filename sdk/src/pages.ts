import type { CallOptions, Send } from './send.ts'
import type { ItemOf, ListName, QueryOf } from './types.ts'

export type Page<Item> = { data: Item[]; nextCursor: string | null }

/** A list, which is read page by page as far as somebody goes through it. */
export type Pages<Item> = AsyncIterable<Item> & {
  /** Page by page. */
  pages: () => AsyncIterable<Page<Item>>
  /** The first page alone. */
  first: () => Promise<Page<Item>>
  /** As many as there are, or no more than so many. */
  toArray: (most?: number) => Promise<Item[]>
}

type Listed<Name extends ListName> = { params?: Record<string, string>; query?: QueryOf<Name> | undefined }

/** A call that answers pages, as one list. */
export const pagesOf = <Name extends ListName>(
  send: Send,
  name: Name,
  { params, query }: Listed<Name>,
  options?: CallOptions,
): Pages<ItemOf<Name>> => {
  type Item = ItemOf<Name>
  const find = async (cursor?: string): Promise<Page<Item>> => {
    const asked = cursor === undefined ? query : ({ ...query, cursor } as QueryOf<Name>)
    return (await send(name, { ...(params ? { params } : {}), query: asked }, options)) as Page<Item>
  }
  const pages = async function* (): AsyncGenerator<Page<Item>> {
    let page = await find()
    yield page
    while (page.nextCursor !== null) {
      page = await find(page.nextCursor)
      yield page
    }
  }
  const each = async function* (): AsyncGenerator<Item> {
    for await (const { data } of pages()) yield* data
  }
  return {
    pages,
    first: () => find(),
    toArray: async (most = Number.POSITIVE_INFINITY) => {
      const items: Item[] = []
      if (most <= 0) return items
      for await (const item of each()) {
        items.push(item)
        if (items.length >= most) break
      }
      return items
    },
    [Symbol.asyncIterator]: each,
  }
}
