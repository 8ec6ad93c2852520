/** Who is signed in, and where else. */
export const personKeys = { all: ['identity'] as const, session: ['identity', 'session'] as const }
