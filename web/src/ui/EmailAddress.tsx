import { Fragment } from 'react'

/** An e-mail address that breaks after its @ and its dots, never within a word of it. */
export const EmailAddress = ({ address }: { address: string }) => (
  <span className="font-medium [overflow-wrap:anywhere]">
    {address.split(/(?<=[@.])/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
