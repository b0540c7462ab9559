import { useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { copy } from '#web/ui/actions/copy.ts'

/** Shares the URL of this page: through the device's share sheet if available, otherwise through the clipboard. */
export function CopyLink({ label }: { label: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const { href } = location
    const isPhone = matchMedia('(pointer: coarse)').matches
    if (isPhone && 'share' in navigator) {
      // Closing the share sheet without a choice is not an error.
      await navigator.share({ title: document.title, url: href }).catch(() => undefined)
      return
    }
    setCopied(await copy(href, t))
  }
  return (
    <Button variant="secondary" className="with-scripts no-print" onClick={share}>
      {copied ? t('common.copied') : label}
    </Button>
  )
}
