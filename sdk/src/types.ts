import type { calls } from './generated/calls.ts'
import type { components, operations, webhooks } from './generated/v1.ts'

type Schemas = components['schemas']

export type Money = Schemas['Money']
export type Tonnes = Schemas['Tonnes']
export type Key = Schemas['Key']
export type Project = Schemas['Project']
export type WholeProject = Schemas['WholeProject']
export type Listing = Schemas['Listing']
export type Recommendation = Schemas['Recommendation']
export type Basket = Schemas['Basket']
export type Quote = Schemas['Quote']
export type Order = Schemas['Order']
export type Approval = Schemas['Approval']
export type WaitingForApproval = Schemas['WaitingForApproval']
export type Holding = Schemas['Holding']
export type Retirement = Schemas['Retirement']
export type RetirementAct = Schemas['RetirementAct']
export type Certificate = Schemas['Certificate']
export type CheckedClaim = Schemas['CheckedClaim']
export type Analysis = Schemas['Analysis']
export type Figure = Schemas['Figure']
export type Report = Schemas['Report']
export type SellerListing = Schemas['SellerListing']
export type SellerProject = Schemas['SellerProject']
export type WholeSellerProject = Schemas['WholeSellerProject']
export type SellerDocument = Schemas['Document']
export type SellerBlock = Schemas['Block']
export type DueDelivery = Schemas['DueDelivery']
export type DeliverableBlock = Schemas['DeliverableBlock']
export type Delivery = Schemas['Delivery']
export type Statement = Schemas['Statement']
export type Movement = Schemas['Movement']
export type Subscription = Schemas['Subscription']
export type Forward = Schemas['Forward']
export type Problem = Schemas['Problem']

/** New codes may be added at any time, so a program has to live with one that is not among these. */
export type ErrorCode = Problem['code'] | (string & {})

export type CallName = keyof typeof calls

type Operation<Name extends CallName> = operations[Name]
type Parameters<Name extends CallName> = Operation<Name>['parameters']
type Contents<Response> = Response extends { content: infer Content } ? Content[keyof Content] : never

export type QueryOf<Name extends CallName> = NonNullable<Parameters<Name>['query']>

/** What a call is sent, as JSON. */
export type BodyOf<Name extends CallName> =
  NonNullable<Operation<Name>['requestBody']> extends { content: { 'application/json': infer Body } }
    ? Body
    : never

/** What it answers, with any of its statuses; the bytes, where that is a file. */
export type AnswerOf<Name extends CallName> = (typeof calls)[Name]['answers'] extends 'file'
  ? Uint8Array
  : Contents<Operation<Name>['responses'][keyof Operation<Name>['responses']]>

/** One of a list. */
export type ItemOf<Name extends CallName> = AnswerOf<Name> extends { data: (infer Item)[] } ? Item : never

/** The lists among the calls. */
export type ListName = {
  [Name in CallName]: AnswerOf<Name> extends { nextCursor: string | null } ? Name : never
}[CallName]

type Sent<Type extends keyof webhooks> = webhooks[Type]['post'] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** What an endpoint is sent; `type` says which it is. New types may be added at any time. */
export type WebhookEvent = { [Type in keyof webhooks]: Sent<Type> }[keyof webhooks]
export type WebhookEventType = WebhookEvent['type']
