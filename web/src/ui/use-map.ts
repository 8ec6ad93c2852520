import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { levels, mapHeight, mapWidth, type Place, projectionOf, within } from './map-view.ts'

const nowhere: Place = { latitude: 12, longitude: 10 }
const margin = 28
const settleMs = 700
// A finger that trembles still points.
const dragPixels = 5

const arrows: Record<string, [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

type MapParts = { place: Place | null; around: Place | null; onPlace?: (place: Place) => void }
type Drag = { what: 'map' | 'mark'; x: number; y: number; moved: boolean }

/** Where a map looks and where its mark is: by pointer, by keys, and by what is typed beside it. */
export const useMap = ({ place, around, onPlace }: MapParts) => {
  const [level, setLevel] = useState(place ? 2 : around ? 1 : 0)
  const [centre, setCentre] = useState(place ?? around ?? nowhere)
  /** Where the mark is while it is moved; told to others once it rests. */
  const [draft, setDraft] = useState<Place | null>(null)
  const drag = useRef<Drag | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])

  const { latitude, longitude } = place ?? {}
  const projection = projectionOf(centre, level)
  // What was typed or accepted elsewhere may lie beside the map: it follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the map, not a move of the map
  useEffect(() => {
    setDraft(null)
    if (latitude === undefined || longitude === undefined) return
    const [x = -1, y = -1] = projection([longitude, latitude]) ?? []
    const isSeen = x > margin && x < mapWidth - margin && y > margin && y < mapHeight - margin
    if (!isSeen) setCentre({ latitude, longitude })
  }, [latitude, longitude])

  const mark = draft ?? place
  const pointOf = ({ clientX, clientY }: PointerEvent): Place | null => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return null
    const x = ((clientX - box.left) / box.width) * mapWidth
    const y = ((clientY - box.top) / box.height) * mapHeight
    const [east, north] = projection.invert?.([x, y]) ?? []
    return east === undefined || north === undefined ? null : within(north, east)
  }
  const settle = (at: Place) => {
    clearTimeout(settling.current)
    setDraft(at)
    onPlace?.(at)
  }
  const look = (to: number) => {
    setLevel(Math.max(0, Math.min(levels.length - 1, to)))
    if (mark) setCentre(mark)
  }

  return {
    frame,
    centre,
    level,
    mark,
    look,
    /** In percent of the map; null where the mark lies beside it. */
    markAt: (() => {
      if (!mark) return null
      const [x = -1, y = -1] = projection([mark.longitude, mark.latitude]) ?? []
      if (x < 0 || y < 0 || x > mapWidth || y > mapHeight) return null
      return { left: `${(x / mapWidth) * 100}%`, top: `${(y / mapHeight) * 100}%` }
    })(),
    putInTheMiddle: () => settle(within(centre.latitude, centre.longitude)),
    onPointerDown: (event: PointerEvent, what: Drag['what']) => {
      if (event.button !== 0) return
      event.stopPropagation()
      drag.current = { what, x: event.clientX, y: event.clientY, moved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current
      if (!held) return
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.moved && Math.hypot(dx, dy) < dragPixels) return
      held.moved = true
      if (held.what === 'mark') {
        if (onPlace) setDraft(pointOf(event))
        return
      }
      const perPixel = mapWidth / (frame.current?.clientWidth ?? mapWidth)
      const [east, north] =
        projection.invert?.([mapWidth / 2 - dx * perPixel, mapHeight / 2 - dy * perPixel]) ?? []
      if (east !== undefined && north !== undefined) setCentre(within(north, east))
      Object.assign(held, { x: event.clientX, y: event.clientY })
    },
    onPointerUp: (event: PointerEvent) => {
      const held = drag.current
      drag.current = null
      if (!held || !onPlace || (held.what === 'map') === held.moved) return
      const at = pointOf(event)
      if (at) settle(at)
    },
    onPointerCancel: () => {
      drag.current = null
      setDraft(null)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [north, east] = arrows[event.key] ?? []
      if (!onPlace || !mark || north === undefined || east === undefined) return
      event.preventDefault()
      const step = (levels[level]?.step ?? 1) * (event.shiftKey ? 0.2 : 1)
      const at = within(mark.latitude + north * step, mark.longitude + east * step)
      setDraft(at)
      const [x = -1, y = -1] = projection([at.longitude, at.latitude]) ?? []
      if (x < margin || y < margin || x > mapWidth - margin || y > mapHeight - margin) setCentre(at)
      clearTimeout(settling.current)
      settling.current = setTimeout(() => onPlace(at), settleMs)
    },
  }
}
