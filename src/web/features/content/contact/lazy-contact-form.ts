import { lazyIsland } from '#web/lib/lazy-island.tsx'

export const contactForm = lazyIsland(
  async () => (await import('#web/features/content/contact/ContactForm.tsx')).ContactForm,
)
