import { NoticeKind } from '@ledgerleaf/contract/notice-kinds'

/** What somebody can be told about: whoever sells nothing is never told of a sale. */
export const kindsFor = (isSeller: boolean): NoticeKind[] =>
  NoticeKind.options.filter((kind) => isSeller || kind !== 'selling')
