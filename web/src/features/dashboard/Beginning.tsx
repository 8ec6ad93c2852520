import { useId } from 'react'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { emptyWords } from './empty-words.ts'
import { GhostRiver } from './GhostRiver.tsx'

const rooms = [
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
      className="grid content-start gap-1.5 border-hairline border-t px-5 py-5 lg:not-last:border-r"
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

/** What will stand on the dashboard, in one sheet, as long as there is nothing of any of it: the picture it is about first. */
export const Beginning = () => {
  const id = useId()
  return (
    <div className="grid border-edge border-t-2 bg-sheet lg:grid-cols-2">
      <section
        aria-labelledby={id}
        className="grid items-center gap-x-12 gap-y-6 px-5 py-6 lg:col-span-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:py-8"
      >
        <div className="grid content-center gap-1.5">
          <Heading level={2} look="small" id={id}>
            What became of your footprint
          </Heading>
          <p className="font-medium">{emptyWords.footprint.title}</p>
          <p className="text-muted text-note">{emptyWords.footprint.text}</p>
        </div>
        <GhostRiver />
      </section>
      {rooms.map((room) => (
        <Room key={room.of} {...room} />
      ))}
    </div>
  )
}
