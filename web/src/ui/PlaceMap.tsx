import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { atlasQuery } from './atlas-query.ts'
import { Button } from './Button.tsx'
import { cn } from './cn.ts'
import { ErrorState } from './ErrorState.tsx'
import { type Atlas, MapGround } from './MapGround.tsx'
import { levels, levelView, mapHeight, mapWidth, type Place, writePlace } from './map-view.ts'
import { Skeleton } from './Skeleton.tsx'
import { useMap } from './use-map.ts'

type PlaceMapProps = {
  place: Place | null
  /** Where to look while there is no place: a country by its two letters. */
  country?: string | null
  /** What the mark stands for, as in "The site". */
  name: string
  /** With this the mark can be moved. */
  onPlace?: (place: Place) => void
}

const Pin = () => (
  <svg aria-hidden="true" viewBox="0 0 24 32" className="h-8 w-6">
    <path
      d="M12 31C8 24 2 18 2 11a10 10 0 0 1 20 0c0 7-6 13-10 20Z"
      className="fill-leaf stroke-paper"
      strokeWidth="1.5"
    />
    <circle cx="12" cy="11" r="3.6" className="fill-paper" />
  </svg>
)

type NearerProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

const Nearer = ({ label, disabled, onClick, children }: NearerProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="grid size-9 place-items-center border border-edge bg-sheet hover:bg-sunken disabled:text-muted"
  >
    {children}
  </button>
)

const Drawn = ({ atlas, place, country, name, onPlace }: PlaceMapProps & { atlas: Atlas }) => {
  const [longitude, latitude] = atlas.middles[country ?? ''] ?? []
  const around = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const map = useMap({ place, around, onPlace })
  const said = map.mark ? `${name}: ${writePlace(map.mark)}` : `${name} has no place yet`
  const pinLook = 'absolute -translate-x-1/2 -translate-y-full'
  return (
    <figure className="grid gap-2">
      <div
        ref={map.frame}
        onPointerDown={(event) => map.onPointerDown(event, 'map')}
        onPointerMove={map.onPointerMove}
        onPointerUp={map.onPointerUp}
        onPointerCancel={map.onPointerCancel}
        style={{ aspectRatio: `${mapWidth} / ${mapHeight}` }}
        className={cn(
          'relative touch-pan-y overflow-hidden border border-edge bg-sky/40',
          onPlace ? 'cursor-crosshair' : 'cursor-grab',
        )}
      >
        <MapGround atlas={atlas} view={levelView(map.centre, map.level)} />
        {map.markAt &&
          (onPlace ? (
            <button
              type="button"
              aria-label={`${said}. Arrow keys move it, with Shift by less.`}
              style={map.markAt}
              onPointerDown={(event) => map.onPointerDown(event, 'mark')}
              onKeyDown={map.onKeyDown}
              className={cn(pinLook, 'cursor-grab touch-none rounded-soft')}
            >
              <Pin />
            </button>
          ) : (
            <span style={map.markAt} className={pinLook}>
              <Pin />
            </span>
          ))}
        <div className="absolute top-3 right-3 grid" onPointerDown={(event) => event.stopPropagation()}>
          <Nearer
            label="Look nearer"
            disabled={map.level === levels.length - 1}
            onClick={() => map.look(map.level + 1)}
          >
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </Nearer>
          <Nearer
            label="Look from farther"
            disabled={map.level === 0}
            onClick={() => map.look(map.level - 1)}
          >
            <Minus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </Nearer>
        </div>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted text-sm">
        <span aria-live="polite" className="font-mono tabular-nums">
          {said}
        </span>
        {onPlace && !map.mark && (
          <Button variant="outline" size="small" onClick={map.putInTheMiddle}>
            Put the mark in the middle
          </Button>
        )}
      </figcaption>
    </figure>
  )
}

/** A map with one mark. Click, drag or use the arrow keys to move it, where it can be moved. */
export const PlaceMap = (props: PlaceMapProps) => {
  const { data, isError, isFetching, refetch } = useQuery(atlasQuery)
  if (!data && isError)
    return <ErrorState title="The map did not load" onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Loading the map</span>
        <Skeleton className="aspect-[720/400] w-full" />
      </div>
    )
  // Another country is another map, as long as nothing is marked on it.
  return <Drawn key={props.place ? 'placed' : props.country} atlas={data} {...props} />
}
