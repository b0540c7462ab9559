import type { Site } from './site.ts'

export type Row = {
  what: string
  /** The site's figure, the baseline's figure and their ratio, formatted for display. */
  ours: string
  floor?: string
  ratio?: string
  /** The target. Rows without a target are informative only. */
  target?: string
  reached?: boolean
}

export type Options = {
  site: Site
  rounds: number
  /** Duration of one measurement in seconds. */
  seconds: number
}

export type Case = { name: string; run: (options: Options) => Promise<Row[]> }

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en')}/s`
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`
}

export function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
