import { sha256 } from './sha256.ts'

/** A SHA-256 value: 32 bytes. */
export type Hash = Uint8Array

export const hashLength = 32

// RFC 6962, section 2.1: leaves and nodes are hashed apart, so that a node can never pass for an entry.
const leafPrefix = Uint8Array.of(0x00)
const nodePrefix = Uint8Array.of(0x01)

export const leafHash = (entry: Uint8Array): Hash => sha256(leafPrefix, entry)

export const nodeHash = (left: Hash, right: Hash): Hash => sha256(nodePrefix, left, right)

/** The root of a tree without leaves. */
export const emptyRoot = (): Hash => sha256()

/** From outside anything may come; a hash of another length must not reach a comparison. */
export const isHash = (value: unknown): value is Hash =>
  value instanceof Uint8Array && value.length === hashLength
