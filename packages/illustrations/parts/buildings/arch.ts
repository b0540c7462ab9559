import { d } from '../../svg.ts'

/**
 * Path data of a pointed arch.
 * @param x centre of the base
 * @param y level of the base
 * @param spring height of the curved part as a share of the width
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

/** Path data of a semicircular arch; (x, y) is the centre of its base. */
export function roundArch(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  const springing = y - height + half
  return d`M${x - half} ${y}V${springing}A${half} ${half} 0 0 1 ${x + half} ${springing}V${y}Z`
}

/** Path data of a rectangular opening; (x, y) is the centre of its base. */
export function squareOpening(x: number, y: number, width: number, height: number): string {
  return d`M${x - width / 2} ${y}v${-height}h${width}v${height}Z`
}
