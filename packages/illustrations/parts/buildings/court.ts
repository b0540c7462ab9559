import { mix, type Palette } from '../../colour.ts'
import { type Canvas, d, each, fade, place, rect, stroke, ticks } from '../../svg.ts'

/** A paved court that mirrors the scene behind it. */
type Court = {
  /** Level of the rear edge of the court. */
  ground: number
  vanishingX: number
  sunX: number
  /** Id of the shape to mirror. */
  mirrored: string
}

/** Paints polished paving: a fading mirror image below joints in perspective, and a pool of light. */
export function paintCourt(canvas: Canvas, palette: Palette, court: Court): void {
  const { defs, width, height } = canvas
  const { ground } = court
  const depth = height - ground
  const near = mix(palette.stoneLit, palette.haze, 0.35)
  const middle = mix(palette.stone, palette.haze, 0.3)
  const front = mix(palette.stoneShade, palette.near, 0.45)
  const paving = (clear: number) =>
    defs.upright(
      ground,
      height,
      [0, near, 1 - clear],
      [0.35, middle, 1 - clear * 0.72],
      [0.75, mix(middle, front, 0.6), 1 - clear * 0.22],
      [1, front, 1],
    )
  const pool = defs.radial(court.sunX, ground, width * 0.34, ...fade(palette.glow, 0.5))
  const stones = { level: ground, x: court.vanishingX, far: 38, near: 210 }
  canvas.add(
    rect(0, ground, width, depth, paving(0)),
    place(court.mirrored, 0, 0, `matrix(1 0 0 -1 0 ${2 * ground})`),
    rect(0, ground, width, depth, paving(0.55)),
    stroke(joints(canvas, stones), palette.line, 1.2, { opacity: 0.16 }),
    rect(0, ground, width, depth, pool),
    rect(0, ground - 1.5, width, 3, palette.stoneLit, { opacity: 0.55 }),
  )
}

type Joints = Record<'level' | 'x' | 'far' | 'near', number>

/**
 * Joints of a floor from `level` to the lower edge of the picture. Lines on both sides of `x` are `far` px apart at the
 * back and `near` px in front; the cross joints become wider towards the viewer.
 */
export function joints({ width, height }: Canvas, { level, x, far, near }: Joints): string {
  return (
    each(ticks(-18, 19), (line) => d`M${x + line * far} ${level}L${x + line * near} ${height}`) +
    each(ticks(1, 8), (row) => d`M0 ${level + (height - level) * (row / 8) ** 1.8}H${width}`)
  )
}
