import { encode } from 'uqr'

/** A QR code as one path of an SVG, a unit a module, with the quiet zone of four that readers want. For loaders: it is heavy. */
export function qrDrawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
