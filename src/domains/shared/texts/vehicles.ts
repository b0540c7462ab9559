import type { Translator } from '#i18n/translator.ts'

/** The number of vehicles in a price by its lines; 1 for a price that is not per vehicle. */
export function vehiclesOf(lines: readonly { kind: string; count: number }[]): number {
  return lines.find(({ kind }) => kind === 'vehicle')?.count ?? 1
}

/** The option of a service, with the number of its vehicles if there are several: `2 vehicles: Car for up to three`. */
export function optionText(t: Translator, option: string, vehicles: number): string {
  return t('vehicles.option', { count: vehicles, option })
}
