import type { PayoutBlock, PayoutState } from './payouts.ts'

/** Why nothing is paid, to its seller and to operators. */
export const payoutBlocks: Record<PayoutBlock, { toSeller: string; toOperator: string }> = {
  no_account: {
    toSeller: 'Tell us your bank account, and this is paid to you.',
    toOperator: 'No bank account',
  },
  account_outdated: {
    toSeller: 'Enter your bank account again: the one we keep cannot be paid to.',
    toOperator: 'The account has to be entered again',
  },
  account_new: {
    toSeller: 'You changed your bank account. For three days nothing is paid to the new one.',
    toOperator: 'The account was changed less than three days ago',
  },
  account_unfinished: {
    toSeller: 'Finish your account at the payment provider, and this is paid to you.',
    toOperator: 'The account at the provider is not ready',
  },
  identity_unchecked: {
    toSeller: 'This is paid once your company is checked: tell us who you are.',
    toOperator: 'The identity is not checked',
  },
  under_way: { toSeller: 'A payout of this is being prepared.', toOperator: 'In a run already' },
  nothing: { toSeller: 'Nothing is available yet.', toOperator: 'Nothing is available' },
}

export const payoutStates: Record<PayoutState, string> = {
  proposed: 'Proposed',
  sent: 'Sent',
  confirmed: 'Arrived',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
}
