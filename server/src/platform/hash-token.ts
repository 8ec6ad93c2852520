import { createHash } from 'node:crypto'

/** What is kept of a token that its reader alone has: it finds the row, and nobody can make the token from it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
