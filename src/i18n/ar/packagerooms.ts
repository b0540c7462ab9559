import type { packagerooms as english } from '../en/packagerooms.ts'
import type { Translated } from '../icu-types.ts'

/** The rooms of a group, counted. */
export const packagerooms = {
  single:
    '{count, plural, zero {لا غرف} one {غرفة مفردة} two {غرفتان مفردتان} few {# غرف مفردة} many {# غرفة مفردة} other {# غرفة مفردة}}',
  double:
    '{count, plural, zero {لا غرف} one {غرفة ثنائية} two {غرفتان ثنائيتان} few {# غرف ثنائية} many {# غرفة ثنائية} other {# غرفة ثنائية}}',
  triple:
    '{count, plural, zero {لا غرف} one {غرفة ثلاثية} two {غرفتان ثلاثيتان} few {# غرف ثلاثية} many {# غرفة ثلاثية} other {# غرفة ثلاثية}}',
  quad: '{count, plural, zero {لا غرف} one {غرفة رباعية} two {غرفتان رباعيتان} few {# غرف رباعية} many {# غرفة رباعية} other {# غرفة رباعية}}',
  smallerRoom: 'تكفيكم غرفة أصغر، وهذا سعرها.',
  smaller: 'نوزّع أفراد كل عائلة بالتساوي على أقل عدد من الغرف، لذلك تكون بعض الغرف أقل أسرّة.',
} as const satisfies Translated<typeof english>
