import type { Domain } from '#text/translator.ts'

/** The words of what is around every page: header, footer, dialogs. */
export const frameWords: readonly Domain[] = ['common', 'shell']
