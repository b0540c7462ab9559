import type { Site } from './site.ts'
import { kib } from './weighing.ts'

export type Row = {
  what: string
  /** Ours, the floor beside it, and how they compare; as they are to be read. */
  ours: string
  floor?: string
  ratio?: string
  /** The figure to reach, as QUALITY.md has it; without one the row only informs. */
  wanted?: string
  reached?: boolean
}

export type Given = {
  site: Site
  rounds: number
  /** Length of one measurement. */
  seconds: number
}

export type Case = { name: string; run: (given: Given) => Promise<Row[]> }

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
  return `${(bytes / kib).toFixed(1)} KiB`
}
