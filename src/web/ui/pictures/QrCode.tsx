import type { qrDrawing } from '#web/lib/qr.ts'

type Props = { qr: ReturnType<typeof qrDrawing>; label: string; className: string }

/** A QR code, dark on light in both colour schemes. */
export function QrCode({ qr: { size, path }, label, className }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={`${className} rounded-control border-line border bg-(--chip) fill-(--on-chip)`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
