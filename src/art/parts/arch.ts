import { d } from '../svg.ts'

/**
 * Path data of a pointed arch standing on its foot.
 * @param x centre of the foot
 * @param y level of the foot
 * @param spring how much of the width the curved part takes in height
 */
export function pointedArch(x: number, y: number, width: number, height: number, spring = 0.62): string {
  const half = width / 2
  const springing = y - height + width * spring
  const shoulder = springing - width * spring * 0.55
  const crown = y - height + width * 0.12
  return (
    d`M${x - half} ${y}V${springing}C${x - half} ${shoulder} ${x - half * 0.42} ${crown} ${x} ${y - height}` +
    d`C${x + half * 0.42} ${crown} ${x + half} ${shoulder} ${x + half} ${springing}V${y}Z`
  )
}

/** Path data of a half-round arch standing on its foot. */
export function roundArch(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  const springing = y - height + half
  return d`M${x - half} ${y}V${springing}A${half} ${half} 0 0 1 ${x + half} ${springing}V${y}Z`
}

/** Path data of a rectangular opening standing on its foot. */
export function squareOpening(x: number, y: number, width: number, height: number): string {
  return d`M${x - width / 2} ${y}v${-height}h${width}v${height}Z`
}
