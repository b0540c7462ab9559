import { useState } from 'react'
import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { copy } from '#web/kit/copy.ts'

/** Hands the address of this page on: by the device's own sharing where there is one, else into the clipboard. */
export function CopyLink({ label }: { label: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const { href } = location
    const isPhone = matchMedia('(pointer: coarse)').matches
    if (isPhone && 'share' in navigator) {
      // Closing the sheet without a choice is no fault.
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
