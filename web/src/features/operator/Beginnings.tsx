import { useRef } from 'react'

export type Beginning = { name: string; text: string }

export const reviewBeginnings: readonly Beginning[] = [
  {
    name: 'Serials not found',
    text: 'The registry’s records do not show these serials. Please check the numbers, or send us the registry’s issuance letter.',
  },
  {
    name: 'Another owner',
    text: 'The registry names another owner of this project. Please show that you may sell its credits.',
  },
  {
    name: 'Report missing',
    text: 'Please upload the verification report for each vintage you want to sell.',
  },
  {
    name: 'Facts differ',
    text: 'The file differs from the registry’s record. Please correct it, or say why.',
  },
  {
    name: 'Entered twice',
    text: 'Another seller has entered this project. Please send us the agreement between you.',
  },
]

export const answerBeginnings: readonly Beginning[] = [
  {
    name: 'No verification yet',
    text: 'You can begin a project file now, and its documents can follow. Nothing of it can be sold before a verification report is here and its serials stand at a registry.',
  },
  {
    name: 'Which documents',
    text: 'A project needs its design document, a verification report for each vintage, and its serial numbers as the registry wrote them.',
  },
  {
    name: 'How to sell',
    text: 'Open a seller’s account, start a project file and hand it in. We look at it, and what is approved can be listed at your own price.',
  },
  {
    name: 'Which order',
    text: 'Please send us the number of the order, as it stands on your receipt, and what you would like us to do.',
  },
  {
    name: 'Retirement at the registry',
    text: 'A retirement is final here at once and is then made at the registry. Its certificate says when the registry has confirmed it.',
  },
]

type Props = { of: readonly Beginning[]; onChoose: (text: string) => void }

/** What is said often, to begin a reason or an answer with; out of the way until it is asked for. */
export const Beginnings = ({ of, onChoose }: Props) => {
  const fold = useRef<HTMLDetailsElement>(null)
  return (
    <details ref={fold} className="-my-1">
      <summary className="min-h-6 text-muted text-sm underline-offset-4 hover:text-ink hover:underline max-lg:min-h-11">
        Use a template
      </summary>
      <ul className="mt-2 grid border-hairline border-b">
        {of.map(({ name, text }) => (
          <li key={name} className="border-hairline border-t">
            <button
              type="button"
              onClick={() => {
                fold.current?.removeAttribute('open')
                onChoose(text)
              }}
              className="min-h-9 w-full text-left text-leaf-strong text-sm underline-offset-4 hover:underline max-lg:min-h-11"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
