import { useEffect } from 'react'

/** For pages with a section navigation that marks the current section. Its code is loaded on the first scroll. */
export function useSectionRead(): void {
  useEffect(() => {
    if (scrollY > 0) mark()
    document.addEventListener('scroll', mark, { passive: true })
    return () => document.removeEventListener('scroll', mark)
  }, [])
}

const load = () => import('#web/ui/layout/section-read.ts')

function mark(): void {
  void load().then(({ markSectionRead }) => markSectionRead())
}
