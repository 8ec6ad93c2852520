/** A step in the words of when it is done, and in those of when it is still to do: only the first may read as done. */
export type CheckoutStep = { text: string; toDo: string; done: boolean; at: CheckoutPart }

/** The part of the sheet where it is done, by the end of its address. */
export type CheckoutPart = 'retirement' | 'enterprise' | 'payment'

type Standing = {
  isEnterpriseWhole: boolean
  /** Whether the provider has said that it can be charged; null where nothing is charged to a card here. */
  isCardValidated: boolean | null
  /** Empty until it is chosen; null where nothing depends on it. */
  country: string | null
  /** Whether the words for retiring at once are there; null where that is not chosen. */
  isRetirementWhole: boolean | null
}

/** What the button waits for. */
export const stepsOf = ({
  isEnterpriseWhole,
  isCardValidated,
  country,
  isRetirementWhole,
}: Standing): CheckoutStep[] => {
  const steps: (CheckoutStep | null)[] = [
    {
      text: 'Enterprise information complete',
      toDo: 'Company details to fill in',
      done: isEnterpriseWhole,
      at: 'enterprise',
    },
    isCardValidated === null
      ? null
      : {
          text: 'Payment details validated',
          toDo: 'Payment details to validate',
          done: isCardValidated,
          at: 'payment',
        },
    country === null
      ? null
      : { text: 'Country chosen', toDo: 'Country to choose', done: country !== '', at: 'enterprise' },
    isRetirementWhole === null
      ? null
      : {
          text: 'Words for the certificate complete',
          toDo: 'Words for the certificate to fill in and confirm',
          done: isRetirementWhole,
          at: 'retirement',
        },
  ]
  return steps.filter((step) => step !== null)
}
