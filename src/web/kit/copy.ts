import type { Translator } from '#text/translator.ts'
import { toast } from '#web/kit/toast.ts'

/**
 * Copies a text to the clipboard and reports by a short message whether that was allowed.
 * @returns whether it was
 */
export async function copy(text: string, t: Translator): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    toast.add({ severity: 'error', summary: t('common.copyFailed'), detail: text })
    return false
  }
  toast.add({ severity: 'success', summary: t('common.copied'), detail: text })
  return true
}
