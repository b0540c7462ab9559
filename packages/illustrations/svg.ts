/** Writes a coordinate with one decimal. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a coordinate: ${value}`)
  return shortened(Math.round(value * 10) / 10)
}

/** Writes a factor, such as an opacity or a scale, with at most three decimals. */
export function fine(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a factor: ${value}`)
  return shortened(Math.round(value * 1000) / 1000)
}

function shortened(value: number): string {
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.')
}
