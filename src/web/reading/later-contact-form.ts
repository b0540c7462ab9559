import { later } from '#web/later.tsx'
import type { ContactFormProps } from '#web/reading/ContactForm.tsx'

export const contactForm = later<ContactFormProps>(
  async () => (await import('#web/reading/ContactForm.tsx')).ContactForm,
)
