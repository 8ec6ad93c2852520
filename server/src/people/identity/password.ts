import { hash, verify } from '@node-rs/argon2'

// Argon2id (the default of the library) at the floor OWASP gives: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const verifyPassword = ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
  verify(hash, password)
