import { useId } from 'react'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { emptyWords } from './empty-words.ts'

const rooms = [
  {
    of: 'What became of your footprint',
    ...emptyWords.footprint,
    way: null,
  },
  {
    of: 'Carbon Credits Over Time',
    ...emptyWords.overTime,
    way: null,
  },
  {
    of: 'Recent Transactions',
    ...emptyWords.transactions,
    way: { to: '/welcome-basket', says: 'See the welcome basket' },
  },
] as const

const Room = ({ of, title, text, way }: (typeof rooms)[number]) => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-2 border-hairline px-5 py-5 not-last:border-b lg:not-last:border-r lg:not-last:border-b-0"
    >
      <Heading level={2} look="small" id={id}>
        {of}
      </Heading>
      <p className="font-medium">{title}</p>
      <p className="text-muted text-note">{text}</p>
      {way && (
        <p>
          <TextLink to={way.to} className="inline-flex min-h-6 items-center text-sm">
            {way.says}
          </TextLink>
        </p>
      )}
    </section>
  )
}

/** What will stand on the dashboard, in one sheet, as long as there is nothing of any of it. */
export const Beginning = () => (
  <div className="grid border-edge border-t-2 bg-sheet lg:grid-cols-3">
    {rooms.map((room) => (
      <Room key={room.of} {...room} />
    ))}
  </div>
)
