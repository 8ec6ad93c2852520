import type { BatchDBOp, DB } from '@ethereumjs/util'

/** Parts of the state that were read or written lately, up to a number of them. What has a hash for a name never ages. */
export const nodeCache = (most: number) => {
  const kept = new Map<string, Uint8Array>()
  const keep = (key: string, bytes: Uint8Array) => {
    kept.delete(key)
    kept.set(key, bytes)
    if (kept.size <= most) return
    const [oldest] = kept.keys()
    if (oldest !== undefined) kept.delete(oldest)
  }
  return { get: (key: string) => kept.get(key), keep }
}
export type NodeCache = ReturnType<typeof nodeCache>

/** What the trie takes for its database: reads the store, and keeps what is written to itself. */
export class NodeDb implements DB<string, Uint8Array> {
  readonly written: Map<string, Uint8Array>
  readonly #read: (key: string) => Promise<Uint8Array | undefined>
  readonly #cache: NodeCache

  constructor(
    read: (key: string) => Promise<Uint8Array | undefined>,
    cache: NodeCache,
    written = new Map<string, Uint8Array>(),
  ) {
    this.#read = read
    this.#cache = cache
    this.written = written
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const known = this.written.get(key) ?? this.#cache.get(key)
    if (known) return known
    const bytes = await this.#read(key)
    if (bytes) this.#cache.keep(key, bytes)
    return bytes
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.written.set(key, bytes)
  }

  /** Nothing is taken out here: an older block may still be asked about it. What is old goes by `forget.ts`. */
  async del(): Promise<void> {}

  async batch(operations: BatchDBOp<string, Uint8Array>[]): Promise<void> {
    for (const each of operations) if (each.type === 'put') this.written.set(each.key, each.value)
  }

  shallowCopy(): NodeDb {
    return new NodeDb(this.#read, this.#cache, this.written)
  }

  async open(): Promise<void> {}
}
