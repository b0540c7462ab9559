import { integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ServiceIcon, ServiceKind } from '#domains/services/kinds.ts'
import type { Bilingual } from '#text/locale.ts'

/** A category of services as people look for them: airport transfers, guided visits, meals. */
export const serviceType = pgTable(
  'service_type',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    kind: text('kind').$type<ServiceKind>().notNull(),
    icon: text('icon').$type<ServiceIcon>().notNull(),
    /** 1 first. */
    position: smallint('position').notNull(),
  },
  (t) => [uniqueIndex('service_type_slug').on(t.slug)],
)
