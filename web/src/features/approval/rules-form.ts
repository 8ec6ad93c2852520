import {
  type ApprovalRules,
  expiryDays,
  type Limit,
  LimitedRole,
  usualWithinDays,
} from '@ledgerleaf/contract/approvals'
import { mayDo } from '@ledgerleaf/contract/member-roles'
import { parseDollars, parseWhole, wrongDollars, wrongWhole } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'

/** The form as it is typed: an empty limit is none. */
export type RulesText = Record<`${LimitedRole}Buy` | `${LimitedRole}Retire`, string> & {
  twoCents: string
  twoTonnes: string
  days: string
  within: string
}

/** Those who may not do it by their role begin with nothing; everybody else with no limit. */
const usual = (role: LimitedRole) => ({
  buyCents: mayDo(role, 'buy') ? null : 0,
  retireTonnes: mayDo(role, 'retire') ? null : 0,
})

/** Whoever does not retire by their role has no limit of it: they ask. */
export const asksToRetire = (role: LimitedRole): boolean => !mayDo(role, 'retire')
const never = (role: LimitedRole) => (asksToRetire(role) ? { retireTonnes: 0 } : {})

/** What a role may do alone as it is set, or by the role itself where nothing is. */
export const limitOf = (rules: ApprovalRules | null, role: LimitedRole): Limit => ({
  ...usual(role),
  ...rules?.limits[role],
  ...never(role),
})

const dollars = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
const whole = (tonnes: number | null): string => (tonnes === null ? '' : String(tonnes))

export const startRules = (rules: ApprovalRules | null): RulesText => ({
  ...(Object.fromEntries(
    LimitedRole.options.flatMap((role) => {
      const { buyCents, retireTonnes } = limitOf(rules, role)
      return [
        [`${role}Buy`, dollars(buyCents)],
        [`${role}Retire`, whole(retireTonnes)],
      ]
    }),
  ) as Omit<RulesText, 'twoCents' | 'twoTonnes' | 'days' | 'within'>),
  twoCents: dollars(rules?.twoAboveCents ?? null),
  twoTonnes: whole(rules?.twoAboveTonnes ?? null),
  days: String(rules?.expiryDays ?? expiryDays.usual),
  within: String(rules?.withinDays ?? usualWithinDays),
})

/** What of a form is wrong by the way it is written. */
const wrongs = (text: RulesText): Partial<Record<keyof RulesText, string | undefined>> => ({
  ...Object.fromEntries(
    LimitedRole.options.flatMap((role) => [
      [`${role}Buy`, wrongDollars(text[`${role}Buy`])],
      [`${role}Retire`, wrongWhole(text[`${role}Retire`], 'Whole tonnes only')],
    ]),
  ),
  twoCents: wrongDollars(text.twoCents),
  twoTonnes: wrongWhole(text.twoTonnes, 'Whole tonnes only'),
})

export const rulesReading = {
  toInput: (text) => ({
    limits: Object.fromEntries(
      LimitedRole.options.map((role) => [
        role,
        {
          buyCents: parseDollars(text[`${role}Buy`]) ?? null,
          retireTonnes: parseWhole(text[`${role}Retire`]) ?? null,
        },
      ]),
    ),
    twoAboveCents: parseDollars(text.twoCents) ?? null,
    twoAboveTonnes: parseWhole(text.twoTonnes) ?? null,
    expiryDays: parseWhole(text.days),
    withinDays: parseWhole(text.within),
  }),
  names: {
    ...Object.fromEntries(
      LimitedRole.options.flatMap((role) =>
        ['limits', 'rules.limits'].flatMap((limits) => [
          [`${limits}.${role}.buyCents`, `${role}Buy` as const],
          [`${limits}.${role}.retireTonnes`, `${role}Retire` as const],
        ]),
      ),
    ),
    twoAboveCents: 'twoCents',
    twoAboveTonnes: 'twoTonnes',
    'rules.twoAboveCents': 'twoCents',
    'rules.twoAboveTonnes': 'twoTonnes',
    expiryDays: 'days',
    withinDays: 'within',
  },
  check: wrongs,
} satisfies FormReading<RulesText>
