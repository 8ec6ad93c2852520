import { child, readXml, type XmlNode } from '../platform/read-xml.ts'

/** What an element may hold: parts in this order, each so many times, or a text. Written from the message definitions. */
type Rule =
  | { parts: readonly (readonly [name: string, least: number, most: number, rule: Rule])[] }
  /** One of these, and no more than one. */
  | { oneOf: Readonly<Record<string, Rule>> }
  | { text: RegExp; currency?: true }

const text = (pattern: RegExp): Rule => ({ text: pattern })
const upTo = (length: number): Rule => text(new RegExp(`^[^\\s](.{0,${length - 2}}[^\\s])?$`, 'su'))
const parts = (...list: Extract<Rule, { parts: unknown }>['parts']): Rule => ({ parts: list })
const many = Number.POSITIVE_INFINITY

const amount: Rule = { text: /^(?=[\d.]{1,19}$)\d+(\.\d{1,5})?$/, currency: true }
const day = text(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const instant = text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/)
const iban = text(/^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/)
const bic = text(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
const count = text(/^\d{1,15}$/)
const sum = text(/^(?=[\d.]{1,19}$)\d+(\.\d{1,17})?$/)
// The letters every bank takes; a reference neither begins nor ends with a stroke, nor holds two together.
const bankText = (length: number) => text(new RegExp(`^[A-Za-z0-9/?:().,'+ -]{1,${length}}$`))
const reference = text(/^(?!\/)(?!.*\/\/)[A-Za-z0-9/?:().,'+ -]{1,35}(?<!\/)$/)

const accountId: Rule = { oneOf: { IBAN: iban, Othr: parts(['Id', 1, 1, upTo(34)]) } }
const account = parts(['Id', 1, 1, accountId], ['Ccy', 0, 1, text(/^[A-Z]{3}$/)])
const clearing = parts(
  ['ClrSysId', 0, 1, parts(['Cd', 1, 1, text(/^[A-Z0-9]{1,5}$/)])],
  ['MmbId', 1, 1, upTo(35)],
)
const agent = parts(['FinInstnId', 1, 1, parts(['BICFI', 0, 1, bic], ['ClrSysMmbId', 0, 1, clearing])])
const party = parts(['Nm', 1, 1, bankText(70)])

const transfer = parts(
  ['PmtId', 1, 1, parts(['InstrId', 0, 1, reference], ['EndToEndId', 1, 1, reference])],
  ['Amt', 1, 1, { oneOf: { InstdAmt: amount } }],
  ['CdtrAgt', 0, 1, agent],
  ['Cdtr', 0, 1, party],
  ['CdtrAcct', 0, 1, account],
  ['RmtInf', 0, 1, parts(['Ustrd', 0, 1, bankText(140)])],
)

/** A customer's credit transfers, pain.001.001.09, as far as anything of ours is in it. */
export const painRules: Rule = parts([
  'CstmrCdtTrfInitn',
  1,
  1,
  parts(
    [
      'GrpHdr',
      1,
      1,
      parts(
        ['MsgId', 1, 1, reference],
        ['CreDtTm', 1, 1, instant],
        ['NbOfTxs', 1, 1, count],
        ['CtrlSum', 0, 1, sum],
        ['InitgPty', 1, 1, party],
      ),
    ],
    [
      'PmtInf',
      1,
      many,
      parts(
        ['PmtInfId', 1, 1, reference],
        ['PmtMtd', 1, 1, text(/^(CHK|TRF|TRA)$/)],
        ['NbOfTxs', 0, 1, count],
        ['CtrlSum', 0, 1, sum],
        ['ReqdExctnDt', 1, 1, { oneOf: { Dt: day, DtTm: instant } }],
        ['Dbtr', 1, 1, party],
        ['DbtrAcct', 1, 1, account],
        ['DbtrAgt', 1, 1, agent],
        ['ChrgBr', 0, 1, text(/^(DEBT|CRED|SHAR|SLEV)$/)],
        ['CdtTrfTxInf', 1, many, transfer],
      ),
    ],
  ),
])

const side = text(/^(CRDT|DBIT)$/)
const code = (pattern: RegExp) => parts(['Cd', 1, 1, text(pattern)])
const family = parts(['Cd', 1, 1, text(/^[A-Z]{4}$/)], ['SubFmlyCd', 1, 1, text(/^[A-Z]{4}$/)])
const balance = parts(
  ['Tp', 1, 1, parts(['CdOrPrtry', 1, 1, code(/^[A-Z]{4}$/)])],
  ['Amt', 1, 1, amount],
  ['CdtDbtInd', 1, 1, side],
  ['Dt', 1, 1, { oneOf: { Dt: day, DtTm: instant } }],
)
const details = parts(
  ['Refs', 0, 1, parts(['EndToEndId', 0, 1, upTo(35)])],
  [
    'RltdPties',
    0,
    1,
    parts(['Cdtr', 0, 1, parts(['Pty', 1, 1, parts(['Nm', 0, 1, upTo(140)])])], ['CdtrAcct', 0, 1, account]),
  ],
  ['RmtInf', 0, 1, parts(['Ustrd', 0, many, upTo(140)])],
  ['RtrInf', 0, 1, parts(['Rsn', 0, 1, code(/^[A-Z0-9]{1,4}$/)], ['AddtlInf', 0, many, upTo(105)])],
)
const entry = parts(
  ['NtryRef', 0, 1, upTo(35)],
  ['Amt', 1, 1, amount],
  ['CdtDbtInd', 1, 1, side],
  ['Sts', 1, 1, code(/^[A-Z]{4}$/)],
  ['BookgDt', 0, 1, { oneOf: { Dt: day, DtTm: instant } }],
  // Not optional, though nothing of ours reads it.
  ['BkTxCd', 1, 1, parts(['Domn', 0, 1, parts(['Cd', 1, 1, text(/^[A-Z]{4}$/)], ['Fmly', 1, 1, family])])],
  ['NtryDtls', 0, many, parts(['TxDtls', 0, many, details])],
)

/** A bank's statement, camt.053.001.08, as the make-believe bank writes it. */
export const camtRules: Rule = parts([
  'BkToCstmrStmt',
  1,
  1,
  parts(
    ['GrpHdr', 1, 1, parts(['MsgId', 1, 1, upTo(35)], ['CreDtTm', 1, 1, instant])],
    [
      'Stmt',
      1,
      many,
      parts(
        ['Id', 1, 1, upTo(35)],
        ['CreDtTm', 0, 1, instant],
        ['Acct', 1, 1, account],
        ['Bal', 1, many, balance],
        ['Ntry', 0, many, entry],
      ),
    ],
  ),
])

const readText = (
  { name, text: found, attributes, children }: XmlNode,
  rule: Extract<Rule, { text: RegExp }>,
) => [
  ...(children.length > 0 ? [`${name} holds elements`] : []),
  ...(rule.text.test(found) ? [] : [`${name} holds “${found}”`]),
  ...(rule.currency && !/^[A-Z]{3}$/.test(attributes.Ccy ?? '') ? [`${name} has no currency`] : []),
]

const readParts = ({ name, children }: XmlNode, rule: Extract<Rule, { parts: unknown }>): string[] => {
  const order = rule.parts.map(([part]) => part)
  const places = children.map((one) => order.indexOf(one.name))
  return [
    ...places.flatMap((place, at) => (place < 0 ? [`${name} knows no ${children[at]?.name}`] : [])),
    ...(places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
      ? [`${name} is out of order`]
      : []),
    ...rule.parts.flatMap(([part, least, most, inner]) => {
      const found = children.filter((one) => one.name === part)
      return [
        ...(found.length < least || found.length > most ? [`${name} holds ${found.length} of ${part}`] : []),
        ...found.flatMap((one) => readNode(one, inner)),
      ]
    }),
  ]
}

const readNode = (node: XmlNode, rule: Rule): string[] => {
  if ('text' in rule) return readText(node, rule)
  if ('parts' in rule) return readParts(node, rule)
  const [only, ...more] = node.children
  const inner = only && rule.oneOf[only.name]
  return inner && more.length === 0 ? readNode(only, inner) : [`${node.name} holds not one of its choices`]
}

/** Where a message is none of its kind; empty where it is. */
export const findFaults = (xml: string, rules: Rule): string[] => {
  const document = child(readXml(xml), 'Document')
  return document ? readNode(document, rules) : ['There is no document.']
}
