import { KECCAK256_NULL_S, KECCAK256_RLP_S } from '@ethereumjs/util'
import { fromRlp } from 'viem'

type Item = Uint8Array | readonly Item[]

/** A part of the state that is kept under a key: in the tree of accounts, in the storage of one, or the code of one. */
export type Part = { key: string; of: 'accounts' | 'storage' | 'code' }

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const codePrefix = hexOf(new TextEncoder().encode('c'))
const isList = (item: Item | undefined): item is readonly Item[] => Array.isArray(item)
const isLeaf = (path: Uint8Array): boolean => ((path[0] ?? 0) & 0x20) !== 0

/** What an account leads to: its storage and its code, where it has any. */
const partsOfAccount = (bytes: Uint8Array): Part[] => {
  const account = fromRlp(bytes, 'bytes') as Item
  const [storage, code] = isList(account) ? [account[2], account[3]] : []
  if (!(storage instanceof Uint8Array && code instanceof Uint8Array))
    throw new Error('an account of the local chain cannot be read')
  const [root, hash] = [hexOf(storage), hexOf(code)]
  return [
    ...(`0x${root}` === KECCAK256_RLP_S ? [] : [{ key: root, of: 'storage' } as const]),
    ...(`0x${hash}` === KECCAK256_NULL_S ? [] : [{ key: codePrefix + hash, of: 'code' } as const]),
  ]
}

const partsOfNode = (node: Item, of: Part['of']): Part[] => {
  // A node shorter than a hash stands in its parent as it is.
  const follow = (child: Item | undefined): Part[] => {
    if (isList(child)) return partsOfNode(child, of)
    return child && child.length > 0 ? [{ key: hexOf(child), of }] : []
  }
  if (!isList(node)) throw new Error('a part of the local chain’s state cannot be read')
  if (node.length === 17) return node.slice(0, 16).flatMap(follow)
  const [path, value] = node
  if (!(path instanceof Uint8Array)) throw new Error('a part of the local chain’s state cannot be read')
  if (!isLeaf(path)) return follow(value)
  return of === 'accounts' && value instanceof Uint8Array ? partsOfAccount(value) : []
}

/** Which other parts one of the state leads to. */
export const childrenOf = ({ of }: Part, bytes: Uint8Array): Part[] =>
  of === 'code' ? [] : partsOfNode(fromRlp(bytes, 'bytes') as Item, of)
