import { keyScopeWords } from '@ledgerleaf/contract/key-scopes'
import type { OrganisationKey } from '@ledgerleaf/contract/keys'
import { useState } from 'react'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeInstant } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { isOver, madeText, scopeText, standingOf, usedText } from './key-words.ts'
import { MakeKey } from './MakeKey.tsx'
import { NewSecret, type ShownSecret } from './NewSecret.tsx'
import { RevokeKey } from './RevokeKey.tsx'
import { RotateKey } from './RotateKey.tsx'

type RowProps = {
  of: OrganisationKey
  now: Date
  onRotate: () => void
  onRevoke: () => void
}

const Row = ({ of, now, onRotate, onRevoke }: RowProps) => {
  const { tone, word } = standingOf(of, now)
  const [mayRotate, mayRevoke] = [useMay('lead'), useMay('manage')]
  return (
    <li className="grid gap-3 border-hairline border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{of.name}</p>
          <Badge tone={tone}>{word}</Badge>
        </div>
        <p className="font-mono text-muted text-sm">
          {of.mode}_…{of.secretEnd}
        </p>
        <p className="text-note">{scopeText(of)}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{madeText(of)}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{usedText(of)}</p>
        {of.formerUntil && !isOver(of, now) && (
          <p className="text-attention text-sm">
            The old secret goes on until {writeInstant(of.formerUntil)}
          </p>
        )}
        {of.answeredBy === null && !isOver(of, now) && (
          <p className="max-w-text text-attention text-sm">
            Whoever had it made has left, so it only reads. An owner who gives it a new secret answers for it.
          </p>
        )}
      </div>
      {!isOver(of, now) && (
        <div className="flex flex-wrap content-start gap-2">
          {mayRotate && (
            <Button
              variant="outline"
              size="small"
              aria-label={`A new secret for ${of.name}`}
              onClick={onRotate}
            >
              New secret
            </Button>
          )}
          {mayRevoke && (
            <Button variant="quiet" size="small" aria-label={`Revoke ${of.name}`} onClick={onRevoke}>
              Revoke
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

type ListProps = Omit<RowProps, 'of' | 'onRotate' | 'onRevoke'> & {
  keys: readonly OrganisationKey[]
  onRotate: (of: OrganisationKey) => void
  onRevoke: (of: OrganisationKey) => void
}
const List = ({ keys, onRotate, onRevoke, ...rest }: ListProps) => (
  <ul className="border-edge border-t">
    {keys.map((of) => (
      <Row key={of.id} of={of} onRotate={() => onRotate(of)} onRevoke={() => onRevoke(of)} {...rest} />
    ))}
  </ul>
)

/** What a key is for, before there is one. */
const NoKeys = () => (
  <div className="grid gap-5">
    <p className="max-w-text text-note">
      With a key a program of yours quotes, buys and retires: your shop, your books, or whatever runs every
      month. Begin with a test key: it trades in a market of your own where nothing is real.{' '}
      <TextLink to="/docs">Read the quickstart</TextLink>
    </p>
    <dl className="grid gap-px border-edge border-t-2 bg-hairline sm:grid-cols-2 xl:grid-cols-5">
      {Object.values(keyScopeWords).map(({ name, may }) => (
        <div key={name} className="grid content-start gap-1 bg-sheet px-4 py-3">
          <dt className="font-medium">{name}</dt>
          <dd className="text-muted text-sm">{may}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** The keys by which programs act for an organisation: made, given a new secret, revoked. */
export const OrganisationKeys = ({ keys }: { keys: readonly OrganisationKey[] }) => {
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<ShownSecret | null>(null)
  const [rotating, setRotating] = useState<OrganisationKey | null>(null)
  const [revoking, setRevoking] = useState<OrganisationKey | null>(null)
  const now = new Date()
  const open = keys.filter((key) => !isOver(key, now))
  const over = keys.filter((key) => isOver(key, now))
  const onMade = (made: ShownSecret) => {
    setMaking(false)
    setRotating(null)
    setShown(made)
  }
  const acts = { now, onRotate: setRotating, onRevoke: setRevoking }
  return (
    <div className="grid gap-6">
      {open.length > 0 ? <List keys={open} {...acts} /> : <NoKeys />}
      {isMaking ? (
        <MakeKey onMade={onMade} onClose={() => setMaking(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <DutyButton
            duty="lead"
            doing="make keys"
            variant={open.length > 0 ? 'outline' : 'primary'}
            onClick={() => setMaking(true)}
          >
            Make a key
          </DutyButton>
        </div>
      )}
      {over.length > 0 && (
        <Fold title={over.length === 1 ? 'One key that is over' : `${over.length} keys that are over`}>
          <List keys={over} {...acts} />
        </Fold>
      )}
      <NewSecret shown={shown} onClose={() => setShown(null)} />
      <RotateKey of={rotating} onMade={onMade} onClose={() => setRotating(null)} />
      <RevokeKey of={revoking} onClose={() => setRevoking(null)} />
    </div>
  )
}
