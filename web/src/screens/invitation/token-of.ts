/** The token of a mail's link, wherever the link carries it: what stands behind the # is sent to no server. */
export const tokenOf = ({ search, hash }: { search: string; hash: string }): string =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? ''
