import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { boundLook, coverScale, type MapFrame, type MapLook, nearestScale } from './fit-map.ts'
import { type Place, projectView } from './map-view.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

// A finger that trembles still points.
const dragPixels = 5
const glide = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
const still = { x: 0, y: 0 }

type Spot = { x: number; y: number }

/**
 * Where a map looks: at `home` until it is moved by hand, by pinch or by a choice, and at home again once it shows
 * something else. While a hand drags it, what is drawn is only shifted; it is drawn anew when the hand lets go.
 */
export const useMapLook = (frame: MapFrame, home: MapLook, shows: string) => {
  const [moved, setMoved] = useState<{ shows: string; look: MapLook } | null>(null)
  const [shift, setShift] = useState<Spot>(still)
  const layer = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Spot>())
  const begun = useRef<Spot | null>(null)
  const isGliding = useRef(false)
  const isStill = useReducedMotion()
  const look = moved?.shows === shows ? moved.look : home
  const before = useRef(look)
  const project = projectView({ ...look, ...frame })
  const { latitude, longitude } = look.centre

  // What is drawn anew begins where it was and glides to where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another look moves what is drawn
  useLayoutEffect(() => {
    const last = before.current
    before.current = look
    if (!isGliding.current || isStill || frame.width === 0) return
    isGliding.current = false
    const [x, y] = projectView({ ...last, ...frame })([longitude, latitude]) ?? [0, 0]
    const from = `translate(${x - frame.width / 2}px, ${y - frame.height / 2}px) scale(${last.scale / look.scale})`
    layer.current?.animate([{ transform: from }, { transform: 'none' }], glide)
  }, [latitude, longitude, look.scale])

  const turn = (to: MapLook, glides = true) => {
    isGliding.current = glides
    setMoved({ shows, look: boundLook(to, frame) })
  }
  const placeAt = ({ x, y }: Spot): Place => {
    const [east = longitude, north = latitude] = project.invert?.([x, y]) ?? []
    return { latitude: north, longitude: east }
  }
  /** Nearer or farther around a spot of the frame, which stays where it is. */
  const zoomBy = (factor: number, at: Spot = { x: frame.width / 2, y: frame.height / 2 }, glides = true) => {
    const scale = Math.min(nearestScale(frame), Math.max(coverScale(frame), look.scale * factor))
    const kept = look.scale / scale
    const centre = placeAt({
      x: at.x + (frame.width / 2 - at.x) * kept,
      y: at.y + (frame.height / 2 - at.y) * kept,
    })
    turn({ centre, scale }, glides)
  }
  const release = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return
    const { x, y } = shift
    begun.current = null
    setShift(still)
    if (x !== 0 || y !== 0)
      turn({ centre: placeAt({ x: frame.width / 2 - x, y: frame.height / 2 - y }), scale: look.scale }, false)
  }
  return {
    layer,
    look,
    shift,
    project,
    zoomBy,
    turn,
    goTo: (centre: Place) => turn({ centre, scale: look.scale }),
    goHome: () => {
      isGliding.current = true
      setMoved(null)
    },
    isHome: moved?.shows !== shows,
    isNearest: look.scale >= nearestScale(frame) * 0.99,
    isFarthest: look.scale <= coverScale(frame) * 1.01,
    drag: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        begun.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent) => {
        const last = fingers.current.get(event.pointerId)
        if (!last || !begun.current) return
        const now = { x: event.clientX, y: event.clientY }
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        fingers.current.set(event.pointerId, now)
        if (other) {
          const box = event.currentTarget.getBoundingClientRect()
          const spread = (a: Spot) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y))
          const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top }
          setShift(still)
          begun.current = now
          zoomBy(spread(now) / spread(last), middle, false)
          return
        }
        const gone = { x: now.x - begun.current.x, y: now.y - begun.current.y }
        if (shift === still && Math.hypot(gone.x, gone.y) < dragPixels) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setShift(gone)
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}
