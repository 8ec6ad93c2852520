const fileAddress = (id: string, file: string, token: string | null): string =>
  `/api/orders/${encodeURIComponent(id)}/${file}${token ? `?token=${encodeURIComponent(token)}` : ''}`

export const receiptAddress = (id: string, token: string | null): string =>
  fileAddress(id, 'receipt.pdf', token)

/** The number ends in the place of the note among those of its order. */
export const creditNoteAddress = (id: string, number: string, token: string | null): string =>
  fileAddress(id, `credit-notes/${number.slice(number.lastIndexOf('C') + 1)}.pdf`, token)
