import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { viewOf, zoomsOf, type View } from '#web/kit/map-view.ts'

/**
 * What of the sheet is seen, and every way to move it: buttons, keys, a drag, a press on the ground. Looking nearer
 * begins at `start`.
 */
export function useMapView(whole: View, start: { x: number; y: number }) {
  const zooms = zoomsOf(whole)
  const [level, setLevel] = useState(0)
  const [middle, setMiddle] = useState(start)
  const drag = useRef<{ x: number; y: number; moved: boolean } | undefined>(undefined)
  const zoom = zooms[level] ?? 1
  const view = viewOf(whole, zoom, middle)

  const centre = (point: { x: number; y: number }) => {
    const next = viewOf(whole, zoom, point)
    setMiddle({ x: next.x + next.width / 2, y: next.y + next.height / 2 })
  }
  const moveBy = (across: number, down: number) => {
    centre({ x: view.x + view.width * (0.5 + across), y: view.y + view.height * (0.5 + down) })
  }
  const zoomBy = (by: number) => {
    const next = level + by
    if (next < 0 || next >= zooms.length) return
    setLevel(next)
    if (next === 0) setMiddle(start)
  }

  return {
    view,
    zoom,
    nearest: level === zooms.length - 1,
    farthest: level === 0,
    zoomBy,
    showWhole: () => zoomBy(-level),
    /** Brings into sight what the keyboard has reached. */
    reveal(point: { x: number; y: number }) {
      const seen =
        point.x > view.x && point.x < view.x + view.width && point.y > view.y && point.y < view.y + view.height
      if (!seen) centre(point)
    },
    keys: {
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key]
        if (step) moveBy(...step)
        else if (event.key === '+' || event.key === '=') zoomBy(1)
        else if (event.key === '-') zoomBy(-1)
        else return
        event.preventDefault()
      },
    },
    ground: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        drag.current = { x: event.clientX, y: event.clientY, moved: false }
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const from = drag.current
        if (!from || event.buttons === 0) return
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
        if (!from.moved && Math.hypot(dx, dy) < 6) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const box = event.currentTarget.getBoundingClientRect()
        drag.current = { x: event.clientX, y: event.clientY, moved: true }
        moveBy(-dx / box.width, -dy / box.height)
      },
      /** A press brings its place to the middle; the end of a drag is no press, and follows no link. */
      onClickCapture(event: MouseEvent<SVGSVGElement>) {
        const dragged = drag.current?.moved
        drag.current = undefined
        if (dragged) event.preventDefault()
        else if (event.target instanceof Element && !event.target.closest('a')) {
          const box = event.currentTarget.getBoundingClientRect()
          moveBy((event.clientX - box.x) / box.width - 0.5, (event.clientY - box.y) / box.height - 0.5)
        }
      },
    },
  }
}

const steps: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
}
