import { writeAct } from './act-words.ts'

/** What each kind of entry did, in the words of every screen. */
const kindWords: Record<string, string> = {
  issue: 'Issued',
  promise: 'Promised, without serials',
  list: 'Listed for sale',
  unlist: 'Taken off sale',
  hold: 'Held for an order',
  release: 'Hold released',
  lapse: 'Hold lapsed',
  pay: 'Payment received',
  settle: 'Sold',
  claim: 'Claimed by the buyer',
  refund: 'Returned after a refund',
  repay: 'Money sent back to a buyer',
  repay_failed: 'Money sent back did not arrive',
  payout: 'Paid out to a seller',
  payout_arrived: 'A payout arrived',
  payout_returned: 'A payout came back',
  transfer: 'Bank transfer received',
  owe: 'Money owed back',
  send_back: 'Money owed back, sent',
  withdraw: 'Withdrawn to a wallet',
  bring_back: 'Brought back from a wallet',
  retire: 'Retired',
  cancel: 'Cancelled',
  deliver: 'Delivered against a forward sale',
  replace: 'A forward promise replaced',
  return: 'A forward promise not kept',
}

export const writeKind = (kind: string): string => kindWords[kind] ?? kind.replaceAll('_', ' ')

/** An entry in a few words; of an act only what was done, for nothing else of it is public. */
export const writeEntry = ({ kind, act }: { kind: string; act: string | null }): string =>
  act === null ? writeKind(kind) : `${writeAct(act)}, by an operator`

/** What entries are about: the kinds the log is looked through by. An act of an operator is a kind of its own. */
export const entryTopics = {
  supply: { name: 'Issued', kinds: ['issue', 'promise', 'deliver', 'replace', 'return'] },
  sale: { name: 'On sale', kinds: ['list', 'unlist'] },
  orders: { name: 'Orders', kinds: ['hold', 'release', 'lapse', 'settle', 'claim', 'refund'] },
  money: {
    name: 'Money',
    kinds: [
      ...['pay', 'repay', 'repay_failed', 'payout', 'payout_arrived', 'payout_returned'],
      ...['transfer', 'owe', 'send_back'],
    ],
  },
  wallets: { name: 'Wallets', kinds: ['withdraw', 'bring_back'] },
  retired: { name: 'Retired', kinds: ['retire', 'cancel'] },
  acts: { name: 'Operators', kinds: ['act'] },
} as const satisfies Record<string, { name: string; kinds: readonly string[] }>
export type EntryTopic = keyof typeof entryTopics

export const topicNames = Object.keys(entryTopics) as [EntryTopic, ...EntryTopic[]]
export const isEntryTopic = (text: string | null): text is EntryTopic =>
  text !== null && Object.hasOwn(entryTopics, text)

const topicByKind = new Map<string, EntryTopic>(
  topicNames.flatMap((topic) => entryTopics[topic].kinds.map((kind) => [kind, topic] as const)),
)
/** Null for a kind that came later than these words. */
export const topicOf = (kind: string): EntryTopic | null => topicByKind.get(kind) ?? null
/** Every kind there are words for. */
export const knownKinds: readonly string[] = [...Object.keys(kindWords), 'act']
