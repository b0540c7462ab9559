import { encode } from 'uqr'

/**
 * A QR code as one SVG path, one unit per module, with the quiet zone of four modules that readers require. For loaders
 * only, because the encoder is large.
 */
export function qrDrawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
