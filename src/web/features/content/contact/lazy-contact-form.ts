import { lazyIsland } from '#web/lib/lazy-island.tsx'
import type { ContactFormProps } from '#web/features/content/contact/ContactForm.tsx'

export const contactForm = lazyIsland<ContactFormProps>(
  async () => (await import('#web/features/content/contact/ContactForm.tsx')).ContactForm,
)
