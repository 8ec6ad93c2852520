import { useRef } from 'react'

const beginnings: readonly { name: string; text: string }[] = [
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

/** What is said often, to begin a reason with; out of the way until it is asked for. */
export const Beginnings = ({ onChoose }: { onChoose: (text: string) => void }) => {
  const fold = useRef<HTMLDetailsElement>(null)
  return (
    <details ref={fold} className="-my-1">
      <summary className="min-h-6 text-muted text-sm underline-offset-4 hover:text-ink hover:underline max-lg:min-h-11">
        Begin with words said often
      </summary>
      <ul className="mt-2 grid border-hairline border-b">
        {beginnings.map(({ name, text }) => (
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
