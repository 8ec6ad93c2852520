/** The limits and the address of photographs without their schemas: who only looks need not load the schema library. */
export const photographCalls = {
  image: { method: 'GET', effect: 'read', caller: 'anyone', path: '/api/photograph-images/:sha256' },
} as const

export const photographTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const photographBytesMax = 15 * 1024 * 1024
export const photographsMax = 6

export const photographHref = ({ sha256 }: { sha256: string }): string => `/api/photograph-images/${sha256}`
