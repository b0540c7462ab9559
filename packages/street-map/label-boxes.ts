/** A rectangle around a label, turned by `angle` around its middle. Lengths in CSS pixels of the world at a zoom. */
export type Box = { x: number; y: number; width: number; height: number; angle: number }

type Corner = [x: number, y: number]

const cell = 128

/** Boxes that do not overlap. */
export function boxSet<Member extends Box = Box>(): {
  /** @param counts the members that a box may not overlap; by default all */
  isFree: (box: Box, counts?: (member: Member) => boolean) => boolean
  add: (box: Member) => void
} {
  const cells = new Map<string, Member[]>()
  const keysOf = (box: Box) => {
    const [left, top, right, bottom] = extentOf(box)
    const keys: string[] = []
    for (let x = Math.floor(left / cell); x <= Math.floor(right / cell); x++)
      for (let y = Math.floor(top / cell); y <= Math.floor(bottom / cell); y++) keys.push(`${x} ${y}`)
    return keys
  }
  return {
    isFree: (box, counts = () => true) =>
      keysOf(box).every((key) => !cells.get(key)?.some((other) => counts(other) && boxesOverlap(box, other))),
    add(box) {
      for (const key of keysOf(box)) {
        const known = cells.get(key)
        if (known) known.push(box)
        else cells.set(key, [box])
      }
    },
  }
}

/** True if two boxes have a part in common (separating axes). */
export function boxesOverlap(a: Box, b: Box): boolean {
  const [cornersA, cornersB] = [cornersOf(a), cornersOf(b)]
  return [a.angle, a.angle + Math.PI / 2, b.angle, b.angle + Math.PI / 2].every((angle) => {
    const [fromA, toA] = shadowOf(cornersA, angle)
    const [fromB, toB] = shadowOf(cornersB, angle)
    return fromA < toB && fromB < toA
  })
}

/** Left, top, right and bottom edge of a box. */
export function extentOf(box: Box): [left: number, top: number, right: number, bottom: number] {
  const corners = cornersOf(box)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function cornersOf({ x, y, width, height, angle }: Box): Corner[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([h = 0, v = 0]) => {
    const [dx, dy] = [(h * width) / 2, (v * height) / 2]
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  })
}

function shadowOf(corners: Corner[], angle: number): [from: number, to: number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const values = corners.map(([x, y]) => x * cos + y * sin)
  return [Math.min(...values), Math.max(...values)]
}
