import type { Translator } from '#i18n/translator.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/**
 * Copies a text to the clipboard and shows a toast with the result.
 * @returns true if the browser allowed it
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
