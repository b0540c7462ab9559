import { useEffect } from 'react'

/** For pages with a bar of sections, which says where somebody is reading. The code for it comes with the first scroll. */
export function useSectionRead(): void {
  useEffect(() => {
    if (scrollY > 0) mark()
    document.addEventListener('scroll', mark, { passive: true })
    return () => document.removeEventListener('scroll', mark)
  }, [])
}

const load = () => import('#web/kit/section-read.ts')

function mark(): void {
  void load().then(({ markSectionRead }) => markSectionRead())
}
